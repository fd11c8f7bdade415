/** Which stories a change can filesReachedFrom, by the imports of the files as they stand. Paths from the repository's top. */
import { posix } from 'node:path'

/** A file's text; undefined where there is none. */
export type Read = (path: string) => string | undefined

interface Import {
  readonly from: string
  /** What is taken from it; undefined when that can't be told. */
  readonly names: readonly string[] | undefined
}

const STATEMENT =
  /(?:\bimport|\bexport)\s+(?:type\s+)?(\{[^}]*\}|[\w*][^'";]*?)\s*from\s*['"](\.[^'"]+)['"]|\bimport\s*\(?\s*['"](\.[^'"]+)['"]/g

/** `A, type B as C` gives A and B, or the names they get with `as: true`. */
function namesIn(clause: string, renamed = false): string[] | undefined {
  const inside = /^\{([^}]*)\}$/.exec(clause.trim())?.[1]
  return inside
    ?.split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => (renamed ? (one.split(/\s+as\s+/).at(-1) ?? one) : (one.split(/\s+as\s+/)[0] ?? one)))
}

/** The relative imports of a text; packages have no part in it. */
export function importsIn(text: string): Import[] {
  return [...text.matchAll(STATEMENT)].map(([, clause, from, bare]) => ({
    from: from ?? bare ?? '',
    names: clause === undefined ? undefined : namesIn(clause),
  }))
}

/** What a door (a file that hands on what others make) hands on, by name. */
function reExportsIn(text: string): Map<string, string> {
  const statements = text.matchAll(/\bexport\s+(?:type\s+)?(\{[^}]*\})\s*from\s*['"](\.[^'"]+)['"]/g)
  return new Map(
    [...statements].flatMap(([, clause = '', from = '']) =>
      (namesIn(clause, true) ?? []).map((name) => [name, from] as const),
    ),
  )
}

/** All that a file is made of, itself included. Of a door only what was asked for. */
export function filesReachedFrom(entry: string, read: Read): Set<string> {
  const reached = new Set<string>()
  const visit = (path: string, names: readonly string[] | undefined): void => {
    if (reached.has(path)) return
    const text = read(path)
    if (text === undefined) return
    const beside = (from: string) => posix.join(posix.dirname(path), from)
    const door = reExportsIn(text)
    if (names && door.size > 0 && names.every((name) => door.has(name))) {
      for (const from of new Set(names.map((name) => door.get(name)!))) visit(beside(from), undefined)
      return
    }
    reached.add(path)
    for (const { from, names: taken } of importsIn(text)) visit(beside(from), taken)
  }
  visit(entry, undefined)
  return reached
}

/** What every picture hangs on, besides what the preview imports. */
const EVERYWHERE =
  /^(?:\.storybook\/|\.ci\/visual\/|\.ci\/browser\.ts$|package-lock\.json$|design-system\/(?:tokens|styles|fonts|build)\/)/
/** A text, a test or an accepted picture is in no picture. */
const NOWHERE = /\.test\.tsx?$|\.md$|^\.ci\/visual\/baselines\//

/** The story files that some changed files can reach. @param preview what stands around every story. */
export function affectedStories(
  files: readonly string[],
  changed: readonly string[],
  preview: string,
  read: Read,
): string[] {
  const relevant = changed.filter((path) => !NOWHERE.test(path))
  // The provider's stand-in comes with the preview, but what it answers is only seen by who asks: those import it themselves.
  const around = new Set([...filesReachedFrom(preview, read)].filter((path) => !/^(?:mocks|storefront)\//.test(path)))
  if (relevant.some((path) => EVERYWHERE.test(path) || around.has(path))) return [...files]
  // Every story imports the preview, which was looked at just now.
  const readBeyond: Read = (path) => (path === preview ? undefined : read(path))
  return files.filter((file) => {
    const made = filesReachedFrom(file, readBeyond)
    return relevant.some((path) => made.has(path))
  })
}
