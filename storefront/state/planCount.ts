/** How long the plan is, for the header: reading the plan itself is not in the first scripts of every page. */
import { atom } from 'jotai'
import { readText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'

// What somebody writes into a line has its quotes escaped.
export const planCountAtom = atom(0)
planCountAtom.onMount = (set) => set((readText('local', PLAN_KEY) ?? '').split('"kind":').length - 1)

/** Whether somebody has written into the plan. */
export const isPlanPersonal = (): boolean => /"(note|size)":"[^"]/.test(readText('local', PLAN_KEY) ?? '')
