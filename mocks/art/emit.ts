/**
 * Writes every picture under `<outDir>/art/`, for the server, Vite and Storybook to serve.
 * `node mocks/art/emit.ts [outDir]`, `.cache/public` unless told. Skipped while the sources are unchanged:
 * their hash stands beside the folder, in `<outDir>.art-hash`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

const HERE = import.meta.dirname

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const file of files) hash.update(file).update('\0').update(readFileSync(join(HERE, file)))
  return hash.digest('hex')
}

/** Answers how many files were written: none, when they are there already. */
export async function emitPictures(outDir: string): Promise<number> {
  const out = resolve(outDir)
  const art = join(out, 'art')
  const stamp = join(dirname(out), `${basename(out)}.art-hash`)
  const hash = hashOfSources()
  if (existsSync(art) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0

  // The kit is only loaded when there is something to draw.
  const { PICTURES } = await import('./pictures.ts')
  const fresh = join(out, `.art-${process.pid}`)
  for (const { path, draw } of PICTURES) {
    const file = join(fresh, path.slice('/art/'.length))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, draw())
  }
  rmSync(art, { recursive: true, force: true })
  renameSync(fresh, art)
  writeFileSync(stamp, hash)
  return PICTURES.length
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? '.cache/public'
  const written = await emitPictures(outDir)
  console.log(written === 0 ? `Pictures in ${outDir}/art are up to date.` : `${written} pictures in ${outDir}/art.`)
}
