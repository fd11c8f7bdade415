/**
 * Assigns modules to the app's script, which every page loads, or to chunks that several pages share. Rolldown's own
 * groups (1.2.19: `entriesAware`, with `entriesAwareMergeThreshold` and `minShareCount`) were tried in thirty settings.
 * The best one loads 7 kB and 4 files more on the average page, because it joins by size alone and gives a dialog the
 * weight of a page.
 */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * A module that this many routes load is part of the app: a lower number would mean more bytes on each page, a higher
 * one more files.
 */
const MANY_ROUTES = 10
/**
 * A small module of several routes is part of the app too: its code, times the number of routes that do not need it, is
 * below this. A module of a single route stays in the chunk of that route, which saves a file as well.
 */
const SMALL = 12_000

const ROOT = join(import.meta.dirname, '..')

type Imports = (id: string) => readonly string[]

/** The module and all its static imports, transitively. */
export function reachedFrom(start: string, importsOf: Imports): ReadonlySet<string> {
  const reached = new Set([start])
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}

/**
 * The app, what it and many routes load, and small modules of fewer routes. Their imports are included, because in a
 * cycle of chunks a module may run before the values it imports exist.
 */
export function sharedModules(
  app: string,
  routes: readonly string[],
  importsOf: Imports,
  sizeOf: (id: string) => number,
): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const route of routes) for (const id of reachedFrom(route, importsOf)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const shared = new Set(reachedFrom(app, importsOf))
  for (const [id, count] of counts) if (count >= MANY_ROUTES) shared.add(id)
  for (let before = 0; before < shared.size;) {
    before = shared.size
    for (const [id, count] of counts) {
      // The code of a style file does not tell the size of its CSS. Messages of a few pages would add 0.2 to 0.3 kB to
      // every other page, and a studio may write longer ones.
      const isSmall =
        count > 1 && !/\.css|Messages\.ts$|\/brands\//.test(id) && sizeOf(id) * (routes.length - count) < SMALL
      if (isSmall && importsOf(id).every((imported) => shared.has(imported))) shared.add(id)
    }
  }
  return shared
}

interface Graph {
  /** Routes and dynamic imports. */
  readonly entries: readonly string[]
  /** Modules in every page's scripts. */
  readonly shared: ReadonlySet<string>
  readonly importsOf: Imports
  readonly sizeOf: (id: string) => number
  /** How much a load of this entry counts. A route counts more than a dialog. */
  readonly weightOf: (entry: string) => number
}

/** Modules that are built into one chunk. */
interface Part {
  readonly modules: readonly string[]
  readonly size: number
  entries: ReadonlySet<string>
  /** The parts that are loaded with it because it imports them. */
  below: ReadonlySet<Part>
}

/** A saved request is worth this many unneeded characters of code, about 1 kB compressed. */
const FILE_WORTH = 4800

/** Groups modules that the same entries load, if there are several such entries. */
function partsOf({ entries, shared, importsOf, sizeOf }: Graph): Part[] {
  const loadedBy = new Map<string, string[]>()
  for (const entry of entries)
    for (const id of reachedFrom(entry, importsOf))
      if (!shared.has(id)) loadedBy.set(id, [...(loadedBy.get(id) ?? []), entry])
  // An entry keeps a chunk of its own, which the build finds by the entry's name.
  const isAlone = (id: string, by: readonly string[]) => by.length === 1 || entries.includes(id)
  const common = [...loadedBy].filter(([id, by]) => !isAlone(id, by))
  const parts = [...Map.groupBy(common, ([, by]) => by.join()).values()].map((group): Part => {
    const modules = group.map(([id]) => id)
    const size = modules.reduce((all, id) => all + sizeOf(id), 0)
    return { modules, size, entries: new Set(group[0]?.[1]), below: new Set() }
  })
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)))
  for (const part of parts) {
    const reached = part.modules.flatMap((id) => [...reachedFrom(id, importsOf)])
    part.below = new Set(reached.flatMap((id) => partOf.get(id) ?? []).filter((other) => other !== part))
  }
  return parts
}

const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> => new Set([...one, ...other])

/**
 * Chunks that several entries share. Parts are joined as long as the saved requests outweigh the unneeded code. Loading
 * a part also loads the parts below it.
 */
export function joinedParts(graph: Graph): readonly (readonly string[])[] {
  const { weightOf } = graph
  let parts = partsOf(graph)
  const costOf = (size: number, entries: ReadonlySet<string>): number =>
    (size + FILE_WORTH) * [...entries].reduce((all, entry) => all + weightOf(entry), 0)

  /** Undefined if the parts would import each other, because their values might not exist in time. */
  const join = (one: Part, other: Part) => {
    const below = new Set([...one.below, ...other.below].filter((part) => part !== one && part !== other))
    for (const part of below) if (part.below.has(one) || part.below.has(other)) return undefined
    const modules = [...one.modules, ...other.modules]
    const joined: Part = { modules, size: one.size + other.size, entries: union(one.entries, other.entries), below }
    let cost = costOf(joined.size, joined.entries) - costOf(one.size, one.entries) - costOf(other.size, other.entries)
    for (const part of below)
      cost += costOf(part.size, union(part.entries, joined.entries)) - costOf(part.size, part.entries)
    return cost < 0 ? [{ cost, joined, one, other }] : undefined
  }

  for (;;) {
    const joins = parts.flatMap((one, at) =>
      parts.slice(at + 1).flatMap((other) => {
        const isLoadedWith = [...one.entries].some((entry) => other.entries.has(entry))
        return (isLoadedWith && join(one, other)) || []
      }),
    )
    const best = joins.reduce<(typeof joins)[number] | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined)
    if (!best) return parts.map(({ modules }) => modules)
    const { joined, one, other } = best
    parts = [...parts.filter((part) => part !== one && part !== other), joined]
    for (const part of parts) {
      if (joined.below.has(part)) part.entries = union(part.entries, joined.entries)
      if (!part.below.has(one) && !part.below.has(other)) continue
      const rest = [...part.below].filter((below) => below !== one && below !== other)
      part.below = new Set([...rest, joined, ...joined.below])
    }
  }
}

/** @returns the file that each name in an index is exported from. */
export function filesByName(index: string, text: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of text.matchAll(/export \{([^}]*)\} from '([^']+)'/g))
    for (const name of valuesIn(names)) files.set(name, join(dirname(index), file))
  return files
}

/** @returns the value names in `{ … }`, without types: ['Button', 'Link'] for ' Button, type ButtonProps, Link '. */
export function valuesIn(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** The weight of a dynamic import relative to a page load. */
const WEIGHT_ON_DEMAND = 0.15

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

const APP = 'client'

/** @returns the chunk of each module that has one. The result does not depend on the folder or the load order. */
export function chunksOf(modules: Modules, isAlone: (id: string) => boolean): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  // Sorted, because the load order differs between builds.
  const ids = [...modules.getModuleIds()].toSorted()
  const endingWith = (end: string) => ids.find((id) => id.endsWith(end))
  const app = endingWith('/storefront/client.tsx')
  const index = endingWith('/design-system/index.ts')
  if (app === undefined || index === undefined) return chunks
  const files = filesByName(index, readFileSync(index, 'utf8'))
  const reexported = new Set(files.values())
  /** The index imports every component, but a module loads only those that it names. */
  const importsOf = (id: string): readonly string[] => {
    const imported = modules.getModuleInfo(id)?.importedIds ?? []
    if (id === index) return imported.filter((file) => !reexported.has(file))
    if (!imported.includes(index)) return imported
    const names = [...readFileSync(id, 'utf8').matchAll(/import \{([^}]*)\} from '[^']*design-system\/index\.ts'/g)]
    const named = names.flatMap(([, list = '']) => valuesIn(list)).map((name) => files.get(name) ?? index)
    return [...imported.filter((file) => file !== index), ...named]
  }
  // Style files name their sheets by absolute paths, which must not count.
  const sizeOf = (id: string): number => modules.getModuleInfo(id)?.code?.replaceAll(ROOT, '').length ?? 0
  const routes = ids.filter((id) => /\/storefront\/.*Route\.tsx$/.test(id))
  const shared = sharedModules(app, routes, importsOf, sizeOf)
  for (const id of shared) chunks.set(id, APP)
  const entries = ids.filter((id) => {
    const { dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    return dynamicImporters.length > 0 && !shared.has(id)
  })
  const graph: Graph = {
    entries,
    shared: new Set([...shared, ...ids.filter(isAlone)]),
    importsOf,
    sizeOf,
    weightOf: (entry) => (routes.includes(entry) ? 1 : WEIGHT_ON_DEMAND),
  }
  const nameOf = (id = ''): string => basename(id).replace(/\..*/, '')
  const taken = new Set([APP, ...entries.map(nameOf)])
  for (const part of joinedParts(graph)) {
    const base = nameOf(part.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0])
    let name = base
    // Parts with the same name would become one file. Numbering all of them would rename every file when one part is
    // added or removed.
    for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`
    taken.add(name)
    for (const id of part) chunks.set(id, name)
  }
  return chunks
}

/** Computes chunks lazily, once all modules are known. */
export function pageChunks(isAlone: (id: string) => boolean): {
  plugin: Plugin
  chunkOf: (id: string) => string | null
} {
  let chunks: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'page-chunks',
    buildEnd() {
      chunks = chunksOf(this, isAlone)
    },
  }
  return { plugin, chunkOf: (id) => chunks.get(id) ?? null }
}
