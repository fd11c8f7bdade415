/** Values in the browser's storage. If it is blocked or full, they last as long as the page is open. */
import type * as v from 'valibot'
import { parseJson } from './text/json.ts'

/** All tabs share local storage permanently; session storage belongs to one tab. */
type Area = 'local' | 'session'

/** Holds only what could not be stored, because a page from the back-forward cache must not know more than its tab. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

/** @throws if storage is blocked or missing, as in prerendering. */
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

/** Whether a reload would lose the value. */
export const isOnlyInMemory = (area: Area, key: string): boolean => memory[area].has(key)

/** Reaches the shop's other tabs. Undefined where storage is refused, because Firefox then throws. */
export function channelTo(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** @param exceptKeys keep their values. */
export function clearStorage(area: Area, ...exceptKeys: readonly string[]): void {
  const kept = exceptKeys.map((key) => [key, readText(area, key)] as const)
  memory[area].clear()
  try {
    storageOf(area).clear()
  } catch {}
  for (const [key, text] of kept) if (text !== null) writeText(area, key, text)
}

export interface StoredValue<Value> {
  /** `undefined` if there is none, or if it does not fit the schema. */
  read(): Value | undefined
  write(value: Value): void
  forget(): void
}

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
