import { CARD_FONTS } from '#brand/shareCards.ts'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { titleOf } from '../prerender/shareCards/raster.ts'
import { OWN_CARDS } from '../prerender/shareCards/ownCards.ts'
import { copyCataloguePictures, shareCardsOf } from './sitePictures.ts'

const SHOP = join(import.meta.dirname, '../brands/aperture-acres/public')
const API = 'https://api.example.com'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(site, { recursive: true }))

describe('a build for another provider', () => {
  it('contains no picture of the demonstration catalogue', () => {
    copyCataloguePictures(site, API)
    expect(readdirSync(site)).toEqual([])
  })

  it('has a share card for each of its own pages, with its own pictures, and no other', () => {
    const cards = shareCardsOf(API, OWN_CARDS)
    expect(cards.filter(({ path }) => !/^\/art\/share\/(?:pricing\/)?[\w-]+\.png$/.test(path))).toEqual([])
    expect(cards.filter(({ picture }) => !existsSync(join(SHOP, picture)))).toEqual([])
  })
})

it('adds pictures and share cards of the demonstration catalogue for the embedded provider', () => {
  copyCataloguePictures(site, undefined)
  expect(readdirSync(join(site, 'art'))).toContain('scene')
  expect(shareCardsOf(undefined, OWN_CARDS).map(({ path }) => path)).toContain('/art/share/scene/texas-ranch.png')
  const missing = shareCardsOf(undefined, OWN_CARDS).filter(
    ({ picture }) => ![SHOP, site].some((folder) => existsSync(join(folder, picture))),
  )
  expect(missing).toEqual([])
})

describe('every share card', () => {
  const cards = shareCardsOf(undefined, OWN_CARDS)

  it('has an address of its own: no two sets, events, posts, categories or people have the same first picture', () => {
    expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length)
    for (const { path } of cards) expect(path).toMatch(/^\/art\/share\/([a-z-]+\/)?[\w.-]+\.png$/)
  })

  it('has room for its title', async () => {
    for (const { title } of cards)
      await expect(titleOf(title, CARD_FONTS.display, '#000000')).resolves.toHaveProperty('top')
  })
})
