/** Counts the plan for the header, without loading the code that reads the plan itself into every page. */
import { atom } from 'jotai'
import { readText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'

export const planCountAtom = atom(0)
// JSON escapes quotes in typed text, so `"kind":` occurs once per line of the plan.
planCountAtom.onMount = (set) => {
  const read = () => set((readText('local', PLAN_KEY) ?? '').split('"kind":').length - 1)
  read()
  return onPlanChange(read)
}

/** In another tab, or while this page was in the back-forward cache. */
export function onPlanChange(read: () => void): () => void {
  addEventListener('storage', read)
  addEventListener('pageshow', read)
  return () => {
    removeEventListener('storage', read)
    removeEventListener('pageshow', read)
  }
}

export const isPlanPersonal = (): boolean => /"(note|size)":"[^"]/.test(readText('local', PLAN_KEY) ?? '')
