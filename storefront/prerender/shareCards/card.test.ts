import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { cardDrawing } from './card.ts'
import { drawShareCards, type ShareCardFolders } from './drawShareCards.ts'
import { OWN_CARDS } from './ownCards.ts'
import { fonts, words } from './raster.ts'

// Cards are drawn with the pictures in them: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

let room: string
let folders: ShareCardFolders
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'cards-'))
  folders = { site: join(room, 'site'), cache: join(room, 'cache'), name: 'Aperture Acres' }
  cpSync(join(import.meta.dirname, '../../brands/aperture-acres/public'), folders.site, { recursive: true })
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

const [home, ...others] = OWN_CARDS.filter(({ path }) => /home|music-video/.test(path))

it('fills the arch with a picture of any size, as a drawing program saves it', () => {
  const picture =
    '<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg height="9mm" viewBox="0 0 12 9"\n width="12mm"><path/></svg>'
  expect(cardDrawing(picture)).toContain(
    '><svg x=".6" y=".6" width="32.8" height="40.8" preserveAspectRatio="xMidYMid slice" viewBox="0 0 12 9"><path/></svg><',
  )
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

it('draws PNG of 1200 × 630 within 120 kB, and again only what has changed', async () => {
  const some = [home!, ...others]
  expect(await drawShareCards(folders, some)).toBe(some.length)
  for (const { path } of some) {
    const { width, height, format } = await sharp(join(folders.site, path)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(statSync(join(folders.site, path)).size).toBeLessThan(120_000)
  }
  rmSync(join(folders.site, 'art/share'), { recursive: true })
  expect(await drawShareCards(folders, [{ ...home!, title: 'Renamed & <moved>' }, ...others])).toBe(1)
  expect(readdirSync(join(folders.site, 'art/share'), { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'home.png',
    'pricing',
    'pricing/music-video-ads.png',
  ])
})
