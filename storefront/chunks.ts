/** Which modules are built into the script that every page loads. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** A module that this many routes load goes with the app: fewer would mean more bytes on each page, more means more files. */
const MANY_ROUTES = 5

type Imports = (id: string) => readonly string[]

/** The module and all that it imports statically. */
export function reachedFrom(start: string, importsOf: Imports): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}

/**
 * The app, and what it and many routes load. The imports of these modules are among them: a chunk that imports another one which
 * imports the first may run before its values exist.
 */
export function sharedModules(app: string, routes: readonly string[], importsOf: Imports): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const route of routes) for (const id of reachedFrom(route, importsOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const shared = new Set(reachedFrom(app, importsOf))
  for (const [id, count] of counts) if (count >= MANY_ROUTES) shared.add(id)
  return shared
}

/** @returns the file that each name of an index comes from. */
export function filesByName(index: string, text: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of text.matchAll(/export \{([^}]*)\} from '([^']+)'/g))
    for (const name of valuesIn(names)) files.set(name, join(dirname(index), file))
  return files
}

/** @returns the names in `{ … }`, without types: ['Button', 'Link'] of ' Button, type ButtonProps, Link '. */
export function valuesIn(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** Fills `isShared` when the modules are known. */
export function sharedChunk(): { plugin: Plugin; isShared: (id: string) => boolean } {
  let shared: ReadonlySet<string> = new Set()
  const plugin: Plugin = {
    name: 'shared-chunk',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const endingWith = (end: string) => ids.find((id) => id.endsWith(end))
      const app = endingWith('/storefront/client.tsx')
      const index = endingWith('/design-system/index.ts')
      if (app === undefined || index === undefined) return
      const files = filesByName(index, readFileSync(index, 'utf8'))
      const reexported = new Set(files.values())
      /** The index imports every component; a module loads only those that it names. */
      const importsOf = (id: string): readonly string[] => {
        const imported = this.getModuleInfo(id)?.importedIds ?? []
        if (id === index) return imported.filter((file) => !reexported.has(file))
        if (!imported.includes(index)) return imported
        const names = [...readFileSync(id, 'utf8').matchAll(/import \{([^}]*)\} from '[^']*design-system\/index\.ts'/g)]
        const named = names.flatMap(([, list = '']) => valuesIn(list)).map((name) => files.get(name) ?? index)
        return [...imported.filter((file) => file !== index), ...named]
      }
      const routes = ids.filter((id) => /\/storefront\/routes\/.*Route\.tsx$/.test(id))
      shared = sharedModules(app, routes, importsOf)
    },
  }
  return { plugin, isShared: (id) => shared.has(id) }
}
