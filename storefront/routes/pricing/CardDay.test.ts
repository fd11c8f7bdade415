import { expect, it } from 'vitest'
import type { DayAvailability } from '../../shell/date/useDayOf.ts'
import { freeOn } from './CardDay.tsx'

const day = '2026-11-24'
const known = (availability: 'available' | 'sold'): DayAvailability => ({
  answer: { status: 'known', availability, text: '', msg: '' },
})

it('counts the free packages of a day', () => {
  expect(freeOn(day, [known('available')])).toBe('24 Nov 2026: 1 of 1 package is free.')
  expect(freeOn(day, [known('available'), known('sold')])).toBe('24 Nov 2026: 1 of 2 packages are free.')
})

it('says nothing until every package has its answer, or if none is for sale', () => {
  expect(freeOn(day, [known('available'), { answer: { status: 'checking' } }])).toBe('')
  expect(freeOn(day, [])).toBe('')
})

it('does not count on a day that could not be checked for every package', () => {
  expect(freeOn(day, [known('available'), 'failed'])).toBe('24 Nov 2026: We could not check this day.')
})
