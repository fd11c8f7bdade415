/** Writes the share cards beside the pictures; a card is drawn again only when its drawing or its words have changed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { cardDrawing, type ShareCard } from './card.ts'

/** How many are drawn at once: libvips works beside the main thread. */
const AT_ONCE = 4

type Stamps = Record<string, string>

function stampsIn(file: string): Stamps {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamps
  } catch {
    return {}
  }
}

function stampOf(card: ShareCard): string {
  const raster = readFileSync(join(import.meta.dirname, 'raster.ts'))
  return createHash('sha256')
    .update(raster)
    .update(JSON.stringify([cardDrawing(card), card.title, card.line]))
    .digest('hex')
    .slice(0, 16)
}

async function inTurns<Job>(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const left = [...jobs]
  const worker = async (): Promise<void> => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await work(job)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Cards of earlier sources. */
async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(file)) await rm(file)
  }
}

/** Answers how many cards were drawn. Their stamps stand in `<outDir>.cards.json`. */
export async function emitShareCards(outDir: string, cards: readonly ShareCard[]): Promise<number> {
  const out = resolve(outDir)
  const stampFile = join(dirname(out), `${basename(out)}.cards.json`)
  const before = stampsIn(stampFile)
  const after = Object.fromEntries(cards.map((card) => [card.path, stampOf(card)]))
  const stale = cards.filter(({ path }) => before[path] !== after[path] || !existsSync(join(out, path)))

  if (stale.length > 0) {
    const { cardPng } = await import('./raster.ts')
    await inTurns(stale, async (card) => {
      const file = join(out, card.path)
      mkdirSync(dirname(file), { recursive: true })
      await writeFile(file, await cardPng(card))
    })
  }
  await removeOthers(join(out, 'art/share'), new Set(cards.map(({ path }) => join(out, path))))
  writeFileSync(stampFile, JSON.stringify(after))
  return stale.length
}
