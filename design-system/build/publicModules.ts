import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const HOME = join(import.meta.dirname, '..')

export const VALUE_MODULES: ReadonlyMap<string, string> = new Map([
  ['tokens', 'tokens/index.ts'],
  ['styles', 'styles/index.ts'],
])

const ENTRY = /(?:from|import\() ?'\.\/((?:components|patterns)\/[^']+\.tsx)'/g

/** By import name (`Button`), the path of the source (`components/Button/Button.tsx`). */
export function publicModules(index = readFileSync(join(HOME, 'index.ts'), 'utf8')): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, source = ''] of index.matchAll(ENTRY)) {
    const name = basename(source, '.tsx')
    const other = found.get(name)
    if (other !== undefined && other !== source)
      throw new Error(`Two modules would be imported as ${name}: ${other}, ${source}`)
    found.set(name, source)
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)))
}
