import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTEXT = 60

/** A changed chunk renames every chunk that imports it, which would hide where the change began. */
const withoutHashes = (text: string): string => text.replaceAll(/-[\w-]{7,8}(?=\.(?:js|css|woff2)\b)/g, '')

/** Scripts and styles come first, because a difference there also changes the pages and compressed files. */
const rankOf = (path: string): number => (path.endsWith('.br') ? 2 : path.endsWith('.html') ? 1 : 0)

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const inOrder = paths.toSorted().toSorted((one, other) => rankOf(one) - rankOf(other))
  return new Map(inOrder.map((path) => [path, readFileSync(join(folder, path))]))
}

function firstDifference(one: Buffer, other: Buffer): number {
  const shorter = Math.min(one.length, other.length)
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) return at
  return shorter
}

const around = (content: Buffer, at: number): string =>
  JSON.stringify(content.toString('utf8', Math.max(0, at - CONTEXT), at + CONTEXT))

/** @returns the first difference and its place, or undefined if there is none. */
export function differenceOf(one: string, other: string): string | undefined {
  const [first, second] = [filesIn(one), filesIn(other)]
  const isSame = ([path, content]: [string, Buffer]) => second.get(path)?.equals(content)
  const changed = [...first].filter((file) => !isSame(file))
  const added = [...second.keys()].filter((path) => !first.has(path))
  if (changed.length + added.length === 0) return undefined
  const total = new Set([...first.keys(), ...second.keys()]).size
  const counted = `${changed.length + added.length} of ${total} files differ.`
  // A renamed file is compared with the one whose name differs only in its hash.
  const renamed = Map.groupBy(added, withoutHashes)
  const pairs = changed.flatMap(([path, content]) => {
    const [partner] = second.has(path) ? [path] : (renamed.get(withoutHashes(path)) ?? [])
    return partner === undefined ? [] : [{ path, content, partner, found: second.get(partner)! }]
  })
  const isCause = (pair: (typeof pairs)[number]) =>
    withoutHashes(pair.content.toString('latin1')) !== withoutHashes(pair.found.toString('latin1'))
  const pair = pairs.find(isCause) ?? pairs[0]
  if (!pair)
    return `${counted} ${[...changed.map(([path]) => path), ...added].join(', ')} is in one of the builds only.`
  const at = firstDifference(pair.content, pair.found)
  const names = pair.path === pair.partner ? pair.path : `${pair.path} (${pair.partner} in the second)`
  return `${counted} ${names} at byte ${at}:\n  first:  ${around(pair.content, at)}\n  second: ${around(pair.found, at)}`
}
