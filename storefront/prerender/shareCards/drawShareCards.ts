/** Draws share cards into a built site. A card with the same drawing and words as in an earlier build is copied. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTurns } from '../inTurns.ts'
import { cardDrawing, type CardLook, type ShareCard } from './card.ts'

/** libvips works in its own threads. */
const CONCURRENT_CARDS = 4

export interface ShareCardFolders {
  /** Contains the pictures in `art/`. */
  readonly site: string
  readonly cache: string
}

/** @returns SVG: the file itself, or a photograph inside one. */
async function drawingOf(file: string): Promise<string> {
  if (file.endsWith('.svg')) return readFileSync(file, 'utf8')
  const { default: sharp } = await import('sharp')
  const photo = await sharp(file).autoOrient().resize({ width: 900 }).jpeg().toBuffer()
  const address = `data:image/jpeg;base64,${photo.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg"><image width="100%" height="100%" preserveAspectRatio="xMidYMid slice" href="${address}"/></svg>`
}

/** Part of the cache key, because it decides how words are set. */
const RASTER = readFileSync(join(import.meta.dirname, 'raster.ts'))

/** @returns how many were not in the cache. */
export async function drawShareCards(
  { site, cache }: ShareCardFolders,
  look: CardLook,
  cards: readonly ShareCard[],
): Promise<number> {
  mkdirSync(cache, { recursive: true })
  let drawn = 0

  async function draw(card: ShareCard): Promise<void> {
    const drawing = cardDrawing(await drawingOf(join(site, card.picture)), look)
    const words = JSON.stringify([drawing, look.name, look.fonts, card.title, card.line])
    const kept = join(cache, `${createHash('sha256').update(RASTER).update(words).digest('hex').slice(0, 16)}.png`)
    if (!existsSync(kept)) {
      // Dynamic import: if all cards are cached, neither sharp nor the fonts are needed.
      const { cardPng } = await import('./raster.ts')
      writeFileSync(`${kept}.${process.pid}.part`, await cardPng(drawing, card, look))
      renameSync(`${kept}.${process.pid}.part`, kept)
      drawn += 1
    }
    const file = join(site, card.path)
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(kept, file)
  }

  await inTurns(cards, CONCURRENT_CARDS, draw)
  return drawn
}
