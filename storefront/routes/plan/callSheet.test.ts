// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { PlanLine } from '../../state/plan.ts'
import { listsOf, setTimes, shootsOf, type CalledLine } from './callSheet.ts'

const called = (ProductName: string, more: Partial<CalledLine> = {}): CalledLine => ({
  ProductName,
  ProductCategory: '',
  BookingDate: '12 Dec 2026',
  StartTime: '2:00 PM',
  EndTime: '3:00 PM',
  Quantity: 1,
  ...more,
})
const line = (kind: PlanLine['kind'], name: string, note = ''): PlanLine => ({ kind, id: name, name, note, size: '' })
const group = (type: keyof typeof CART_TYPES, ...lines: CalledLine[]) => ({ TypeId: CART_TYPES[type].TypeId, lines })

const SETS = [line('Sets', 'A', 'at dusk'), line('Props', 'Swing'), line('Sets', 'B'), line('Sets', 'C')]
it('gives each set its time, as far as the shoot goes', () => {
  expect(setTimes(SETS, [called('Golden Hour')], 30)).toEqual([
    { time: '2:00 pm', text: 'A (at dusk)' },
    { time: '2:30 pm', text: 'B' },
    { time: 'If time is left', text: 'C' },
  ])
  const midnight = called('Night', { StartTime: '11:00 PM', EndTime: '12:00 AM' })
  expect(setTimes(SETS, [midnight], 30).map(({ time }) => time)).toEqual(['11:00 pm', '11:30 pm', 'If time is left'])
  expect(setTimes(SETS, [called('Two days', { StartTime: '' })], 30).map(({ time }) => time)).toEqual(['', '', ''])
})

it('takes every package, the earliest first, and then gives sets no times', () => {
  const shoots = [
    called('Unread', { BookingDate: 'soon' }),
    called('Second', { StartTime: '10:00 AM', BookingDate: '13 Dec 2026' }),
    called('Evening'),
    called('Morning', { StartTime: '9:00 AM' }),
  ]
  const groups = [group('package', ...shoots), group('food', called('Thali'))]
  expect(shootsOf(groups).map(({ ProductName }) => ProductName)).toEqual(['Morning', 'Evening', 'Second', 'Unread'])
  expect(setTimes(SETS, shoots, 30).map(({ time, text }) => time + text)).toEqual(['A (at dusk)', 'B', 'C'])
})

it('lists who and what comes, once', () => {
  const groups = [
    group('professional', called('Meera')),
    group('package', called('Golden Hour')),
    group('food', called('Thali', { Quantity: 3 })),
  ]
  const plan = [line('Professionals', 'Meera'), line('Professionals', 'Kabir', 'two cameras'), line('Props', 'Swing')]
  expect(listsOf(groups, plan)).toEqual([
    { title: 'Crew', items: ['Meera', 'Kabir (two cameras)'] },
    { title: 'Meals', items: ['3 × Thali'] },
    { title: 'Props', items: ['Swing'] },
  ])
})
