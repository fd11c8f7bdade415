/** The props of all components, cached until their sources or the extraction change. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Documented } from './extract.ts'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache/docgen.json')

interface Cached {
  hash: string
  components: Documented[]
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const folder of ['design-system', '.storybook/docgen'])
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.tsx?$/.test(path)) hash.update(path).update(readFileSync(join(ROOT, folder, path)))
  return hash.digest('hex')
}

export async function components(): Promise<readonly Documented[]> {
  const hash = hashOfSources()
  const cached = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Cached) : undefined
  if (cached?.hash === hash) return cached.components
  // Lazy, because it loads the compiler.
  const { extract } = await import('./extract.ts')
  const found: Cached = { hash, components: extract() }
  mkdirSync(dirname(CACHE), { recursive: true })
  writeFileSync(CACHE, JSON.stringify(found))
  return found.components
}
