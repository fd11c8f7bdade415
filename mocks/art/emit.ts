/**
 * Writes every picture and share card under `<outDir>/art/`, for the server, Vite and Storybook to serve.
 * `node mocks/art/emit.ts [outDir]`, `.cache/public` unless told. Skipped while the sources are unchanged:
 * their hash stands beside the folder, in `<outDir>.art-hash`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const HERE = import.meta.dirname
/** What the pictures are drawn from, and the words on the cards. */
const SOURCES = [HERE, join(HERE, '../payloads')]

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/** Pictures and cards. Answers how many files were written: none, when they are there already. */
export async function emitPictures(outDir: string): Promise<number> {
  return (await emitDrawings(outDir)) + (await emitCards(outDir))
}

/** Answers how many SVG files were written. */
export async function emitDrawings(outDir: string): Promise<number> {
  return onceFor(outDir, 'art-hash', async (out) => {
    // The kit is only loaded when there is something to draw.
    const { PICTURES } = await import('./pictures.ts')
    const art = join(out, 'art')
    const fresh = join(out, `.art-${process.pid}`)
    for (const { path, draw } of PICTURES) {
      const file = join(fresh, path.slice('/art/'.length))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, draw())
    }
    // Cards take longer to draw than all pictures together: those that still hold stay.
    if (existsSync(join(art, 'share'))) renameSync(join(art, 'share'), join(fresh, 'share'))
    rmSync(art, { recursive: true, force: true })
    renameSync(fresh, art)
    return PICTURES.length
  })
}

/** Answers how many share cards were drawn anew. */
async function emitCards(outDir: string): Promise<number> {
  return onceFor(outDir, 'cards-hash', async (out) => {
    const { emitShareCards } = await import('./share/emit.ts')
    const { SHARE_CARDS } = await import('../payloads/shareCards.ts')
    return emitShareCards(out, SHARE_CARDS)
  })
}

async function onceFor(outDir: string, name: string, emit: (out: string) => Promise<number>): Promise<number> {
  const out = resolve(outDir)
  const stamp = join(dirname(out), `${basename(out)}.${name}`)
  const hash = hashOfSources()
  if (existsSync(join(out, 'art')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0
  const written = await emit(out)
  writeFileSync(stamp, hash)
  return written
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? '.cache/public'
  const written = await emitPictures(outDir)
  console.log(
    written === 0
      ? `Pictures in ${outDir}/art are up to date.`
      : `${written} pictures and share cards in ${outDir}/art.`,
  )
}
