/** Draws share cards into a built site. A card whose drawing and words are those of an earlier build is copied from there. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTurns } from '../inTurns.ts'
import { cardDrawing, type CardLook, type ShareCard } from './card.ts'

/** libvips works beside the main thread. */
const CONCURRENT_CARDS = 4

export interface ShareCardFolders {
  /** Has the pictures in `art/`. */
  readonly site: string
  /** Keeps the cards for the next build. */
  readonly cache: string
}

/** @returns the file as SVG: itself, or a photograph within one. */
async function drawingOf(file: string): Promise<string> {
  if (file.endsWith('.svg')) return readFileSync(file, 'utf8')
  const { default: sharp } = await import('sharp')
  const photo = await sharp(file).autoOrient().resize({ width: 900 }).jpeg().toBuffer()
  const address = `data:image/jpeg;base64,${photo.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg"><image width="100%" height="100%" preserveAspectRatio="xMidYMid slice" href="${address}"/></svg>`
}

/** How words are set counts as well. */
const RASTER = readFileSync(join(import.meta.dirname, 'raster.ts'))

/** @returns how many were drawn anew. */
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
      // Imported on demand: with all cards in the cache neither sharp nor the fonts are needed.
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
