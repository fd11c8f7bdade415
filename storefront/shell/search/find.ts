import MiniSearch from 'minisearch'
import * as v from 'valibot'
import { ApiError } from '../../api/error.ts'
import { parseJson } from '../../text/json.ts'
import type { Entry, Kind } from './entries.ts'

/** No deeper check: the build wrote it. */
const schema = v.custom<readonly Entry[]>(Array.isArray)

/** @throws ApiError */
export async function loadIndex(signal: AbortSignal): Promise<readonly Entry[]> {
  const text = await fetch('/search.json', { signal })
    .then((answer) => answer.text())
    .catch(() => undefined)
  const index = parseJson(schema, text)
  if (index) return index
  throw new ApiError('search.json', signal.aborted ? { type: 'aborted' } : { type: 'shape', path: '' })
}

export interface Group {
  kind: Kind
  /** Best first. */
  entries: Entry[]
}

/** @returns a search that forgives typing errors; the kind with the best match comes first. */
export function searchIn(entries: readonly Entry[]): (words: string) => Group[] {
  const index = new MiniSearch({ fields: ['title', 'about', 'kind'], idField: 'at' })
  index.addAll(entries.map(({ kind, title, about }, at) => ({ at, kind, title, about })))
  return (words) => {
    const found = index
      .search(words, {
        boost: { title: 4 },
        combineWith: 'AND',
        // Short words have few letters to be wrong.
        fuzzy: (word) => (word.length > 3 ? 0.25 : false),
        prefix: true,
      })
      .flatMap(({ id }) => entries[Number(id)] ?? [])
    const kinds = new Set(found.map(({ kind }) => kind))
    return [...kinds].map((kind) => ({ kind, entries: found.filter((entry) => entry.kind === kind) }))
  }
}
