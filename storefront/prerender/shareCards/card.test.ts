import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { cardDrawing } from './card.ts'
import { drawShareCards, type ShareCardFolders } from './drawShareCards.ts'
import { OWN_CARDS } from './ownCards.ts'
import { apertureAcres } from '../../../design-system/tokens/brands/apertureAcres.ts'
import { lotusCourt } from '../../../design-system/tokens/brands/lotusCourt.ts'
import { CARD_FONTS } from '#brand/shareCards.ts'
import { lookOf } from '../../build/sitePictures.ts'
import { words } from './raster.ts'

// Drawing a card takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const LOOK = { name: 'Aperture Acres', fonts: CARD_FONTS, ...lookOf(apertureAcres) }

let room: string
let folders: ShareCardFolders
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'cards-'))
  folders = { site: join(room, 'site'), cache: join(room, 'cache') }
  cpSync(join(import.meta.dirname, '../../brands/aperture-acres/public'), folders.site, { recursive: true })
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

const [home, ...others] = OWN_CARDS.filter(({ path }) => /home|music-video/.test(path))

it('fills the arch with a picture of any size, as a drawing program saves it', () => {
  const picture =
    '<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg height="9mm" viewBox="0 0 12 9"\n width="12mm"><path/></svg>'
  expect(cardDrawing(picture, LOOK)).toContain(
    '><svg x=".6" y=".6" width="32.8" height="40.8" preserveAspectRatio="xMidYMid slice" viewBox="0 0 12 9"><path/></svg><',
  )
})

it('wears the colours, the mark and the window of its brand', () => {
  const [own, other] = [apertureAcres, lotusCourt].map((brand) => cardDrawing('<svg><path/></svg>', lookOf(brand)))
  const colours = (card = '') => new Set(card.match(/#[0-9a-f]{6}\b/gi))
  expect([...colours(other)].filter((colour) => colours(own).has(colour))).toEqual([])
  const paths = (card = '') => new Set(card.match(/ d="[^"]{60,}"/g))
  expect(paths(own).size).toBeGreaterThan(1)
  expect([...paths(other)].filter((path) => paths(own).has(path))).toEqual([])
})

it('takes a photograph as well', async () => {
  const photo = join(folders.site, 'art/hall.jpg')
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toFile(photo)
  await drawShareCards(folders, LOOK, [{ ...home!, picture: '/art/hall.jpg' }])
  const shown = sharp(join(folders.site, home!.path)).extract({ left: 900, top: 300, width: 1, height: 1 })
  expect([...(await shown.removeAlpha().raw().toBuffer())].map((value) => Math.round(value / 32))).toEqual([0, 0, 8])
})

it('sets its words in the fonts of the interface, not in what the machine has', async () => {
  for (const [font, wide] of [
    [CARD_FONTS.display, 327],
    [CARD_FONTS.text, 290],
  ] as const) {
    const { width } = await sharp(
      await words('Three acres', { font, size: 60, width: 900, colour: '#000000' }),
    ).metadata()
    expect(Math.abs(width - wide), font.family).toBeLessThanOrEqual(4)
  }
})

it('draws PNG of 1200 × 630 within 120 kB, and again only what has changed', async () => {
  const some = [home!, ...others]
  expect(await drawShareCards(folders, LOOK, some)).toBe(some.length)
  for (const { path } of some) {
    const { width, height, format } = await sharp(join(folders.site, path)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(statSync(join(folders.site, path)).size).toBeLessThan(120_000)
  }
  rmSync(join(folders.site, 'art/share'), { recursive: true })
  expect(await drawShareCards(folders, LOOK, [{ ...home!, title: 'Renamed & <moved>' }, ...others])).toBe(1)
  expect(readdirSync(join(folders.site, 'art/share'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'home.png',
    'pricing',
    'pricing/music-video-ads.png',
  ])
})
