// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { readText, writeText } from '../storage.ts'
import { PLAN_KEY } from '../storageKeys.ts'
import { clearLocal } from './alert.ts'
import { changePlan, LONGEST, MOST_LINES, planAtom, planOf, restorePlan, togglePlanned } from './plan.ts'
import { isPlanPersonal, planCountAtom } from './planCount.ts'
import { store } from './store.ts'
import { toastsAtom } from './toasts.ts'

const RANCH = { kind: 'Sets', id: 'texas-ranch', name: 'Texas Ranch' } as const
const LINE = { ...RANCH, note: '', size: '' }

afterEach(() => {
  vi.restoreAllMocks()
  changePlan(() => [])
})

it.each([
  ['no list', { kind: 'Sets' }, []],
  ['nothing', undefined, []],
  [
    'bad lines',
    [null, 3, {}, { ...RANCH, kind: 'Rockets' }, { ...RANCH, id: 7 }, { ...RANCH, name: '' }, RANCH],
    [LINE],
  ],
  ['an old line without note', [RANCH], [LINE]],
  ['the same twice', [RANCH, { ...RANCH, note: 'again' }], [LINE]],
])('reads %s as far as it is good', (_, written, plan) => expect(planOf(written)).toEqual(plan))

it('reads a huge plan up to its limits', () => {
  const plan = planOf(Array.from({ length: 5000 }, (_line, at) => ({ ...RANCH, id: `${at}`, note: 'n'.repeat(5000) })))
  expect([plan.length, plan[0]?.note.length]).toEqual([MOST_LINES, LONGEST.note])
})

it('counts what another tab has planned', () => {
  const stop = store.sub(planCountAtom, () => undefined)
  writeText('local', PLAN_KEY, JSON.stringify([RANCH]))
  dispatchEvent(new Event('storage'))
  expect(store.get(planCountAtom)).toBe(1)
  stop()
})

it('puts a thing in, takes it out, and keeps it over a reload', () => {
  togglePlanned(RANCH)
  store.set(planAtom, [])
  restorePlan()
  expect(store.get(planAtom)).toEqual([LINE])
  togglePlanned(RANCH)
  expect(store.get(planAtom)).toEqual([])
})

it('takes a thing with the longest id in and out', () => {
  // The contract allows 250 bytes.
  const longest = { ...RANCH, id: 'r'.repeat(250) }
  togglePlanned(longest)
  expect(store.get(planAtom)).toEqual([{ ...LINE, id: longest.id }])
  togglePlanned(longest)
  expect(store.get(planAtom)).toEqual([])
})

it('says that a full plan takes nothing more', () => {
  const full = Array.from({ length: MOST_LINES }, (_line, at) => ({ ...LINE, id: `${at}` }))
  changePlan(() => full)
  expect(store.get(toastsAtom)).toEqual([])
  for (const add of [() => togglePlanned(RANCH), () => changePlan((own) => [...own, LINE])]) {
    add()
    expect(store.get(planAtom)).toEqual(full)
    expect(store.get(toastsAtom)).toMatchObject([{ text: 'A plan holds 100 things. Please remove some to add more.' }])
    store.set(toastsAtom, [])
  }
})

it('takes malformed JSON for an empty plan', () => {
  writeText('local', PLAN_KEY, '[{"kind"')
  restorePlan()
  expect(store.get(planAtom)).toEqual([])
})

it('stays when the home page clears local storage', () => {
  togglePlanned(RANCH)
  writeText('local', 'other', '1')
  clearLocal()
  restorePlan()
  expect([store.get(planAtom), readText('local', 'other')]).toEqual([[LINE], null])
})

it('is not all that stays: so does what a cut-off swap has to put back', () => {
  writeText('local', 'package-being-swapped', '{}')
  clearLocal()
  expect(readText('local', 'package-being-swapped')).toBe('{}')
  writeText('local', 'package-being-swapped', null)
})

it('lives as long as the page where storage refuses', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  togglePlanned(RANCH)
  expect(store.get(planAtom)).toEqual([LINE])
})

it('is personal once somebody has written into it', () => {
  togglePlanned(RANCH)
  expect(isPlanPersonal()).toBe(false)
  changePlan((plan) => plan.map((line) => ({ ...line, note: '"note":"x"' })))
  expect(isPlanPersonal()).toBe(true)
  changePlan(() => [{ ...LINE, name: '"note":"x"' }])
  expect(isPlanPersonal()).toBe(false)
})
