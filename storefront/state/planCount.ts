/** Counts the plan for the header, without loading the code that reads the plan itself into every page. */
import { atom } from 'jotai'
import { readText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'

export const planCountAtom = atom(0)
// JSON escapes quotes in typed text, so `"kind":` occurs once per line of the plan.
planCountAtom.onMount = (set) => {
  const read = () => set((readText('local', PLAN_KEY) ?? '').split('"kind":').length - 1)
  read()
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}

export const isPlanPersonal = (): boolean => /"(note|size)":"[^"]/.test(readText('local', PLAN_KEY) ?? '')
