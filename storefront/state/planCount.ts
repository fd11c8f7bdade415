/** How long the plan is, for the header: reading the plan itself is not in the first scripts of every page. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { readText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'
import { parseJson } from '../text/parseJson.ts'

export const planCountAtom = atom(0)
planCountAtom.onMount = (set) => set(parseJson(v.array(v.unknown()), readText('local', PLAN_KEY))?.length ?? 0)

/** Whether somebody has written into the plan. */
export const isPlanPersonal = (): boolean => /"(note|size)":"[^"]/.test(readText('local', PLAN_KEY) ?? '')
