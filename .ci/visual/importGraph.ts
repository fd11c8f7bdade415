/** Finds the stories that a change can affect, by following imports. Paths are relative to the repository. */
import { posix } from 'node:path'

/** @returns a file's text, undefined for a missing file. */
export type Read = (path: string) => string | undefined

interface Import {
  readonly from: string
  /** Undefined where the statement does not list them. */
  readonly names: readonly string[] | undefined
  /** By `import()`. */
  readonly isLate: boolean
}

/** Without `import type`, which nothing draws. */
const STATEMENT =
  /(?:\bimport|\bexport)\s+(?!type\s)(\{[^}]*\}|[\w*][^'";]*?)\s*from\s*['"](\.[^'"]+)['"]|\bimport\s*(\()?\s*['"](\.[^'"]+)['"]/g

/** `A, type B as C` gives A and B, or A and C when `renamed`. */
function namesIn(clause: string, renamed = false): string[] | undefined {
  const inside = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  return inside
    ?.split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => (renamed ? (one.split(/\s+as\s+/).at(-1) ?? one) : (one.split(/\s+as\s+/)[0] ?? one)))
}

/** Relative imports only. */
export function importsIn(text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, clause, from, late, bare]) => ({
    // `CHANGELOG.md?raw` is that file.
    from: (from ?? bare ?? '').replace(/\?.*$/, ''),
    names: clause === undefined ? undefined : namesIn(clause),
    isLate: late !== undefined,
  }))
}

/** The re-exports of a barrel file, by name. */
function reExportsIn(text: string): Map<string, string> {
  const statements = text.matchAll(/\bexport\s+(?:type\s+)?(\{[^}]*\})\s*from\s*['"](\.[^'"]+)['"]/g)
  return new Map(
    [...statements].flatMap(([, clause = '', from = '']) =>
      (namesIn(clause, true) ?? []).map((name) => [name, from] as const),
    ),
  )
}

/** A file and all it imports, directly or not. Of a barrel file only what is imported from it, of `atOnce` nothing late. */
export function filesReachedFrom(entry: string, read: Read, atOnce?: string): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string, names: readonly string[] | undefined): void => {
    if (reached.has(path)) return
    const text = read(path)
    if (text === undefined) return
    const beside = (from: string) => posix.join(posix.dirname(path), from)
    const barrel = reExportsIn(text)
    if (names && barrel.size > 0 && names.every((name) => barrel.has(name))) {
      for (const from of new Set(names.map((name) => barrel.get(name)!))) visit(beside(from), undefined)
      return
    }
    reached.add(path)
    for (const { from, names: taken, isLate } of importsIn(text))
      if (!(isLate && path === atOnce)) visit(beside(from), taken)
  }
  visit(entry, undefined)
  return reached
}

/** What affects every picture, besides the preview's imports. */
const EVERYWHERE = /^(?:\.storybook\/|package-lock\.json$|design-system\/(?:tokens|styles|fonts|build)\/)/
/** What takes pictures: these and their imports. */
const CAMERA = ['.ci/visual/camera.ts', '.ci/visual/server.ts']
/** What affects no picture. */
const NOWHERE = /\.test\.tsx?$|^\.ci\/visual\/baselines\//

/** @param preview imported by every story. What it loads late is for docs pages, which nobody photographs. */
export function affectedStories(
  files: readonly string[],
  changed: readonly string[],
  preview: string,
  read: Read,
): string[] {
  const relevant = changed.filter((path) => !NOWHERE.test(path))
  // The preview imports the mock provider, but only stories that call it can change: they import the storefront themselves.
  const around = new Set(
    [preview, ...CAMERA]
      .flatMap((entry) => [...filesReachedFrom(entry, read, preview)])
      .filter((path) => !/^(?:mocks|storefront)\//.test(path)),
  )
  if (relevant.some((path) => EVERYWHERE.test(path) || around.has(path))) return [...files]
  const readBeyond: Read = (path) => (path === preview ? undefined : read(path))
  return files.filter((file) => {
    const made = filesReachedFrom(file, readBeyond)
    return relevant.some((path) => made.has(path))
  })
}
