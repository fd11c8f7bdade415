import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../storefront/text/dates.ts'
import {
  availability,
  bookableDay,
  heldUntil,
  HOLD_MS,
  holdPlace,
  placesLeft,
  placesOf,
  releasePlace,
  takePlace,
  type Claim,
} from './capacity.ts'
import { createMemoryStorage } from './storage.ts'

const SUNDAY: Day = '2026-01-04'
const week = (kind: Claim['kind'], id: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((later) => placesOf({ kind, id, day: addDays(SUNDAY, later) }))

describe('the places of a day', () => {
  it('depend on the weekday and on the kind', () => {
    expect(week('package', '7')).toEqual([0, 6, 6, 1, 6, 2, 6])
    expect(week('stay', '7')).toEqual([2, 0, 2, 2, 1, 2, 2])
    expect(week('professional', '7')).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('begin with another weekday for another id, by its last six digits, or its letters', () => {
    expect(week('package', '8')).toEqual([6, 6, 1, 6, 2, 6, 0])
    expect(week('package', '0')).toEqual(week('package', '7'))
    expect(week('package', 'r-8')).toEqual(week('package', '8'))
    expect(week('package', '1-8')).toEqual(week('package', '18'))
    expect(week('package', '9000008')).toEqual(week('package', '8'))
    // 98 + 97 is 195, which leaves 6.
    expect(week('package', 'ba')).toEqual(week('package', '6'))
  })
})

describe('the places left', () => {
  const claim: Claim = { kind: 'stay', id: '7', day: SUNDAY }
  const begin = () => {
    const tables = createMemoryStorage().transaction((all) => all)
    return {
      tables,
      left: (now = 1000, user?: string) => placesLeft(claim, tables, now, user),
    }
  }

  it('are fewer by a booking for good, and by a hold until it lapses', () => {
    const { tables, left } = begin()
    takePlace(claim, 'order_1', { userId: '1', until: null }, tables)
    expect(left()).toBe(1)
    takePlace(claim, 'order_2', { userId: '2', until: 2000 }, tables)
    expect([left(1999), left(2000)]).toEqual([0, 1])
    takePlace(claim, 'order_3', { userId: '3', until: null }, tables)
    takePlace(claim, 'order_4', { userId: '4', until: null }, tables)
    expect(left()).toBe(0)
  })

  it('are held for a quarter of an hour while an order is paid', () => expect(HOLD_MS).toBe(900_000))

  it('count a hold for all but its holder, and a booking for everybody', () => {
    const { tables, left } = begin()
    takePlace(claim, 'order_1', { userId: '1', until: 2000 }, tables)
    expect([left(1000, '1'), left(1000, '2')]).toEqual([2, 1])
    takePlace(claim, 'order_1', { userId: '1', until: null }, tables)
    expect(left(1000, '1')).toBe(1)
  })

  it('are fewer by the holds of two orders a day, each until its end', () => {
    const { tables, left } = begin()
    const at = (now: number) => ({ tables, now })
    const hold = (order: string, now: number, user = '1') => {
      holdPlace(claim, order, user, at(now))
      return heldUntil(claim, order, at(now))
    }
    expect(hold('order_1', 1000)).toBe(1000 + HOLD_MS)
    expect([left(1000), left(1000, '1')]).toEqual([1, 2])
    expect(heldUntil(claim, 'order_1', at(999 + HOLD_MS))).toBe(1000 + HOLD_MS)
    expect(heldUntil(claim, 'order_1', at(1000 + HOLD_MS))).toBeUndefined()
    expect(hold('order_2', 2000)).toBe(2000 + HOLD_MS)
    expect(hold('order_3', 86_400_999)).toBeUndefined()
    expect(left(86_400_999)).toBe(2)
    expect(hold('order_4', 86_400_999, '2')).toBe(86_400_999 + HOLD_MS)
    expect(hold('order_5', 86_401_000)).toBe(86_401_000 + HOLD_MS)
  })

  it('are held for nobody by a booking, or by an order without a hold', () => {
    const { tables } = begin()
    takePlace(claim, 'order_1', { userId: '1', until: null }, tables)
    for (const order of ['order_1', 'order_2']) expect(heldUntil(claim, order, { tables, now: 1000 })).toBeUndefined()
  })

  it('are more by a place released, and the same by another day or kind', () => {
    const { tables, left } = begin()
    takePlace(claim, 'order_1', { userId: '1', until: null }, tables)
    takePlace({ ...claim, day: '2026-01-05' }, 'order_2', { userId: '1', until: null }, tables)
    takePlace({ ...claim, kind: 'package' }, 'order_3', { userId: '1', until: null }, tables)
    takePlace({ ...claim, id: '8' }, 'order_4', { userId: '1', until: null }, tables)
    expect(left()).toBe(1)
    releasePlace(claim, 'order_1', tables)
    expect(left()).toBe(2)
  })
})

it.each([
  ['package', 0, { n: 3, Status: 'Sold out' }],
  ['package', 2, { n: 2, Status: 'Fast filling', Msg: 'Only a few are left.' }],
  ['package', 3, { n: 1, Status: 'Available', Msg: 'Available' }],
  ['stay', 0, { n: 3, Status: 'Sold out', Msg: 'Sold out' }],
  ['stay', 1, { n: 2 }],
  ['stay', 2, { n: 1 }],
] as const)('tells of a %s with %i places left', (kind, left, expected) => {
  expect(availability({ kind, id: '7', day: SUNDAY }, left)).toMatchObject(expected)
})

it('says that green rooms are gone where a package is sold out', () => {
  expect(availability({ kind: 'package', id: '7', day: SUNDAY }, 0).Msg).toMatch(/green room/i)
})

describe('a day that can be booked', () => {
  const context = { today: SUNDAY }

  it.each([
    ['04 Jan 2026', '2026-01-04'],
    ['04 Jan 2028', '2028-01-04'],
  ])('may be %s', (text, day) => expect(bookableDay(text, context)).toBe(day))

  it.each([
    ['', 'Please select date'],
    ['soon', 'This is not a date. Please select one, such as 05 Jan 2026.'],
    ['03 Jan 2026', 'This date has passed. Please select today or a later date.'],
    ['05 Jan 2028', 'Bookings are open until 04 Jan 2028. Please select an earlier date.'],
  ])('may not be %j', (text, sentence) => expect(() => bookableDay(text, context)).toThrow(sentence))
})
