/** The sets, outfits, props and people that a visitor plans for a shoot, in order. */
import { atom, useAtomValue } from 'jotai'
import { startTransition, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { readText, writeText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'
import { parseJson } from '../text/json.ts'
import { planCountAtom } from './planCount.ts'
import { store } from './store.ts'
import { toast } from './toasts.ts'

/** Named as in the search, whose entries have the same ids. */
export const PLAN_KINDS = ['Sets', 'Setups', 'Outfits', 'Props', 'Professionals'] as const

export interface PlannedThing {
  kind: (typeof PLAN_KINDS)[number]
  id: string
  name: string
}

export interface PlanLine extends PlannedThing {
  note: string
  /** Preferred size; only outfits have one. */
  size: string
}

export type Plan = readonly PlanLine[]

export const MOST_LINES = 100
export const LONGEST = { id: 250, name: 120, note: 200, size: 20 } as const

export const isSame = (one: PlannedThing, other: PlannedThing): boolean =>
  one.kind === other.kind && one.id === other.id

/** Keeps only the valid parts of a plan, because it may come from a link or an edited storage. */
export function planOf(written: unknown): Plan {
  const plan: PlanLine[] = []
  for (const line of Array.isArray(written) ? written : []) {
    const read = Object(line) as Partial<Record<keyof PlanLine, unknown>>
    const text = (name: keyof typeof LONGEST): string => {
      const value = read[name]
      return typeof value === 'string' ? value.slice(0, LONGEST[name]) : ''
    }
    const kind = PLAN_KINDS.find((known) => known === read.kind)
    if (!kind) continue
    const good = { kind, id: text('id'), name: text('name'), note: text('note'), size: text('size') }
    if (good.id && good.name && !plan.some((other) => isSame(other, good))) plan.push(good)
    if (plan.length === MOST_LINES) break
  }
  return plan
}

const kept = (): Plan => planOf(parseJson(v.unknown(), readText('local', PLAN_KEY)))

export const planAtom = atom<Plan>([])
export function restorePlan(): void {
  const plan = kept()
  store.set(planAtom, plan)
  // The pressed heart is painted before the header renders its count.
  startTransition(() => store.set(planCountAtom, plan.length))
}
planAtom.onMount = () => {
  restorePlan()
  addEventListener('storage', restorePlan)
  return () => removeEventListener('storage', restorePlan)
}

/** Reads the stored plan before the first paint: the atom alone is empty until an effect has run. */
export function usePlan(): Plan {
  useLayoutEffect(restorePlan, [])
  return useAtomValue(planAtom)
}

export function changePlan(change: (plan: Plan) => Plan): void {
  const wanted = change(kept())
  const plan = planOf(wanted)
  writeText('local', PLAN_KEY, JSON.stringify(plan))
  restorePlan()
  if (plan.length === MOST_LINES && wanted.some((line) => !plan.some((other) => isSame(line, other))))
    toast('error', `A plan holds ${MOST_LINES} things. Please remove some to add more.`)
}

export function togglePlanned(thing: PlannedThing): void {
  changePlan((plan) => {
    const rest = plan.filter((line) => !isSame(line, thing))
    return rest.length < plan.length ? rest : [...plan, { ...thing, note: '', size: '' }]
  })
}
