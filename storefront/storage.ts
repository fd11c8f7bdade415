/** Values in the browser's storage. Where the browser refuses it, or it is full, they live as long as the page is open. */
import type * as v from 'valibot'
import { parseJson } from './text/parseJson.ts'

/** Local storage is shared by all tabs and has no end; session storage belongs to one tab. */
type Area = 'local' | 'session'

/** Only what could not be stored: a page from the back-forward cache must not know more than its tab. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

/** @throws where the browser refuses it, and where there is none, as when a page is prerendered. */
const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

export function readText(area: Area, key: string): string | null {
  try {
    return memory[area].get(key) ?? storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** `null` removes the value. */
export function writeText(area: Area, key: string, text: string | null): void {
  memory[area].delete(key)
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
  } catch {
    if (text !== null) memory[area].set(key, text)
  }
}

/** @param exceptKey its value stays. */
export function clearStorage(area: Area, exceptKey?: string): void {
  const text = exceptKey === undefined ? null : readText(area, exceptKey)
  memory[area].clear()
  try {
    storageOf(area).clear()
  } catch {
    // Nothing was stored.
  }
  if (exceptKey !== undefined && text !== null) writeText(area, exceptKey, text)
}

export interface StoredValue<Value> {
  /** `undefined` if there is none, or if it does not fit the schema. */
  read(): Value | undefined
  write(value: Value): void
  forget(): void
}

/** A value that is kept as JSON. */
export function storedValue<Value>(
  area: Area,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> {
  return {
    read: () => parseJson(schema, readText(area, key)),
    write: (value) => writeText(area, key, JSON.stringify(value)),
    forget: () => writeText(area, key, null),
  }
}
