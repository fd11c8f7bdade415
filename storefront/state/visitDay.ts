/** The day of the shoot that a visitor has in mind. It lasts for the visit: as long as the tab, and until a logout. */
import { atom } from 'jotai'
import { readText, writeText } from '../storage.ts'
import type { DayLineKey, VisitDayKey } from '../storageKeys.ts'
import { dMy, parseDMy, today, type Day } from '../text/dates.ts'
import { store } from './store.ts'

const KEY = 'Day' satisfies VisitDayKey
export const PLACE_KEY = 'DayLine' satisfies DayLineKey

/** Undefined once it has passed, or if what is stored is no day. */
export function keptDay(): Day | undefined {
  const day = parseDMy(dMy((readText('session', KEY) ?? '') as Day))
  return day && day >= today() ? day : undefined
}

export const visitDayAtom = atom<Day>()
visitDayAtom.onMount = (set) => {
  const read = () => set(keptDay())
  read()
  // The day may have passed since the tab was last looked at.
  addEventListener('visibilitychange', read)
  return () => removeEventListener('visibilitychange', read)
}

export function keepDay(day: Day | undefined): void {
  writeText('session', KEY, day ?? null)
  // This is the line's usual height. A page that shows the line replaces it by the real one.
  writeText('session', PLACE_KEY, day ? 'clamp(62px, 33rem - 100vw, 76px)' : null)
  store.set(visitDayAtom, day)
}
