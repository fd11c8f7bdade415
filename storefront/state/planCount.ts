/** Counts the plan for the header, without loading the code that reads the plan itself into every page. */
import { atom } from 'jotai'
import { readText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'

// What somebody writes into a line has its quotes escaped.
export const planCountAtom = atom(0)
planCountAtom.onMount = (set) => set((readText('local', PLAN_KEY) ?? '').split('"kind":').length - 1)

/** Whether the visitor has typed a note or a size into the plan. */
export const isPlanPersonal = (): boolean => /"(note|size)":"[^"]/.test(readText('local', PLAN_KEY) ?? '')
