import { expect, it } from 'vitest'
import type { PlanLine } from '../../state/plan.ts'
import { byKind, edited, moved, planText, without } from './lines.ts'
import { duration, planned } from './time.ts'

const line = (kind: PlanLine['kind'], id: string, note = '', size = ''): PlanLine => ({
  kind,
  id,
  name: id,
  note,
  size,
})
const A = line('Sets', 'A')
const B = line('Sets', 'B', 'at dusk')
const GOWN = line('Outfits', 'Gown', 'for dusk', 'M')
const PLAN = [A, GOWN, B]

it('moves a line to the place of another', () => {
  const C = line('Sets', 'C')
  expect(moved([A, B, C], A, C)).toEqual([B, C, A])
  expect(moved([A, B, C], C, A)).toEqual([C, A, B])
  expect(moved([A, B, C], A, B)).toEqual([B, A, C])
  expect(moved(PLAN, A, A)).toEqual(PLAN)
})

it('moves a line as it is written now, and brings none back that is gone', () => {
  const written = { ...A, note: 'early' }
  expect(moved([written, B], A, B)).toEqual([B, written])
  expect(moved([B], A, B)).toEqual([B])
  expect(moved([A], A, B)).toEqual([A])
})

it('writes in a line, and takes it out', () => {
  expect(edited(PLAN, A, { note: 'early' })).toEqual([{ ...A, note: 'early' }, GOWN, B])
  expect(without(PLAN, GOWN)).toEqual([A, B])
})

it('says itself in words, by kind', () => {
  expect(byKind(PLAN).map(({ kind }) => kind)).toEqual(['Sets', 'Outfits'])
  expect(planText(PLAN)).toBe('Sets: A, B (at dusk).\nOutfits: Gown (size M, for dusk).')
  expect(planText([])).toBe('')
})

const PACKAGE = { PackageDetails: 'Any 12 set-ups, 30 minutes at a stretch', StartTime: '2:00 PM', EndTime: '8:00 PM' }
it.each([
  [5, PACKAGE, { text: '5 of 12 set-ups, about 2 h 30 of 6 h', isAbove: false }],
  [12, PACKAGE, { text: '12 of 12 set-ups, about 6 h of 6 h', isAbove: false }],
  [13, PACKAGE, { text: '13 of 12 set-ups, about 6 h 30 of 6 h', isAbove: true }],
  [
    12,
    { ...PACKAGE, StartTime: '6:00 PM', EndTime: '12:00 AM' },
    { text: '12 of 12 set-ups, about 6 h of 6 h', isAbove: false },
  ],
  [1, { ...PACKAGE, StartTime: '' }, { text: '1 of 12 set-ups, about 30 min', isAbove: false }],
  [5, { ...PACKAGE, PackageDetails: 'All 50+ set-ups and 100 backdrops' }, undefined],
])('compares %i sets with a package', (sets, pkg, time) => expect(planned(sets, pkg)).toEqual(time))

it('says a duration', () => expect([30, 60, 150].map(duration)).toEqual(['30 min', '1 h', '2 h 30']))
