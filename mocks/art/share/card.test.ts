import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { SHARE_CARDS } from '../../payloads/shareCards.ts'
import { cardDrawing } from './card.ts'
import { emitShareCards } from './emit.ts'
import { fonts, titleOf, words } from './raster.ts'

// Cards are drawn with the pictures in them: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

let room: string
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'cards-'))
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

const some = SHARE_CARDS.filter(({ path }) => /home|texas-ranch|golden-hour/.test(path))

it('gives every card an address of its own and a picture that is drawn', () => {
  expect(new Set(SHARE_CARDS.map(({ path }) => path)).size).toBe(SHARE_CARDS.length)
  for (const card of SHARE_CARDS) {
    expect(card.path).toMatch(/^\/art\/share\/([a-z-]+\/)?[\w.-]+\.png$/)
    expect(cardDrawing(card)).toMatch(/^<svg .*<\/svg>$/s)
  }
})

it('finds room for every title', async () => {
  for (const { title } of SHARE_CARDS) await expect(titleOf(title)).resolves.toHaveProperty('top')
})

it('sets its words in the fonts of the interface, not in what the machine has', async () => {
  const { rozha, anek } = await fonts()
  for (const [font, file, wide] of [
    ['Rozha One, 60', rozha, 327],
    ['Anek Latin Medium, 60', anek, 290],
  ] as const) {
    const { width } = await sharp(await words('Three acres', font, file, 900, '#000000')).metadata()
    expect(Math.abs(width - wide), font).toBeLessThanOrEqual(4)
  }
})

it('draws PNG of 1200 × 630 within 120 kB, and only what has changed', async () => {
  const out = join(room, 'public')
  expect(await emitShareCards(out, some)).toBe(some.length)
  for (const { path } of some) {
    const { width, height, format } = await sharp(join(out, path)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(statSync(join(out, path)).size).toBeLessThan(120_000)
  }
  expect(await emitShareCards(out, some)).toBe(0)
  const [first, ...others] = some
  expect(await emitShareCards(out, [{ ...first!, title: 'Renamed & <moved>' }, ...others])).toBe(1)
})

it('removes cards that nobody asks for any more', async () => {
  const out = join(room, 'public')
  await emitShareCards(out, some.slice(0, 2))
  writeFileSync(join(out, 'art/share/left-over.png'), '')
  await emitShareCards(out, some.slice(0, 1))
  expect(existsSync(join(out, 'art/share/left-over.png'))).toBe(false)
  expect(existsSync(join(out, some[1]!.path))).toBe(false)
  expect(readFileSync(`${out}.cards.json`, 'utf8')).toContain(some[0]!.path)
})
