import { describe, expect, it } from 'vitest'
import { EMPTY_TOUR } from '../../state/tourDraft.ts'
import { paiseOf } from '../../text/money.ts'
import {
  asTime,
  CLOSES,
  gstWithin,
  hoursOf,
  isInWindow,
  isPriced,
  nameOf,
  OPENS,
  peopleOf,
  slotsFor,
  TIME_OUTSIDE,
  totalOf,
  visitingTime,
  warningsOf,
} from './tour.ts'
import { tourRequest } from './payTour.tsx'

const lasting = (TimeInMinitues: number) => ({ TimeInMinitues })
const CAPPED = 'The end time will be 9 PM, you can choose different slot'
const DIFFERS = 'The selected time differs from the duration of this category (60 minutes).'

describe('the window', () => {
  it('opens at seven and closes at nine', () => expect([OPENS, CLOSES]).toEqual(['07:00', '21:00']))
  it('is named where another time is refused', () => {
    expect(TIME_OUTSIDE).toBe('Please select a time between 7 AM and 9 PM')
  })
  it.each([OPENS, '12:30', CLOSES])('takes %s', { tags: ['@VAL-73', '@VAL-74', '@CONST-36'] }, (time) =>
    expect(isInWindow(time)).toBe(true),
  )
  it.each(['06:59', '21:01', '25:00', '10:60', '', '7', '7:00', '10:00 am', 'at 10:00', '10:00:00'])(
    'refuses %s',
    { tags: ['@VAL-72', '@VAL-75', '@VAL-76', '@CONST-36'] },
    (time) => expect(isInWindow(time)).toBe(false),
  )
})

describe('the end of a tour', () => {
  it.each([
    ['10:00', 90, 11 * 60 + 30, false],
    ['18:59', 120, 20 * 60 + 59, false],
    ['19:00', 120, 21 * 60, true],
    ['20:30', 60, 21 * 60, true],
    ['20:00', 300, 21 * 60, true],
    ['07:00', 60, 21 * 60, true],
    ['07:59', 60, 21 * 60, true],
    ['08:00', 60, 9 * 60, false],
  ])(
    'of one that starts at %s and lasts %i minutes',
    { tags: ['@RECF-05', '@RECF-06'] },
    (start, minutes, end, isCapped) => {
      expect(hoursOf(start, lasting(minutes))).toMatchObject({ end, isCapped })
    },
  )

  it('is unknown without a start or a category', () => {
    expect(hoursOf('', lasting(60))).toBeUndefined()
    expect(hoursOf('10:00', undefined)).toBeUndefined()
  })

  it('is formatted with the start as h:mm a - h:mm a', () => {
    expect(visitingTime(hoursOf('10:00', lasting(60))!)).toBe('10:00 AM - 11:00 AM')
    expect(visitingTime(hoursOf('11:30', lasting(90))!)).toBe('11:30 AM - 1:00 PM')
  })
})

it.each([
  ['10:00', []],
  ['20:30', [CAPPED, DIFFERS]],
  ['20:00', [CAPPED]],
  ['21:00', [CAPPED, DIFFERS]],
])('a tour of an hour from %s warns of %j', (start, warnings) => {
  expect(warningsOf(hoursOf(start, lasting(60)), lasting(60))).toEqual(warnings)
})

it('warns of nothing while the hours are not known', () => {
  expect(warningsOf(undefined, lasting(60))).toEqual([])
  expect(warningsOf(hoursOf('21:00', lasting(60)), undefined)).toEqual([])
})

it('has a name, and can be booked with a price', () => {
  const listed = { Id: 2, CategoryName: ' Film ', TimeInMinitues: 60, PerHeadPrice: null }
  expect(nameOf(listed)).toBe('Film')
  expect(nameOf({ CategoryName: ' ' })).toBe('Tour')
  expect(isPriced(listed)).toBe(false)
  expect(isPriced({ ...listed, PerHeadPrice: paiseOf(0) })).toBe(true)
})

it.each([
  ['4', 4],
  ['999', 999],
  ['1000', 0],
  ['4 or 5', 0],
  ['about 4', 0],
])('counts %j as %i people', (typed, people) => expect(peopleOf(typed)).toBe(people))

it('costs its price per head, including GST', () => {
  const price = { PerHeadPrice: paiseOf(100_00) }
  expect(totalOf('3', price)).toBe(300_00)
  expect(totalOf('000', price)).toBe(0)
  expect(totalOf('', price)).toBe(0)
  expect(totalOf('3', undefined)).toBe(0)
  expect(gstWithin(paiseOf(472_00))).toBe(72_00)
})

it('is sent with the names of the API', () => {
  const category = { Id: 2, CategoryName: 'Film', TimeInMinitues: 60, PerHeadPrice: paiseOf(118_00) }
  const form = {
    ...EMPTY_TOUR,
    fullName: ' Asha Rao ',
    email: ' asha@example.com ',
    phone: '9876543210',
    category: '2',
    people: '004',
    startTime: '10:00',
  }
  expect(tourRequest({ ...form, date: '2026-01-05' }, category, '17')).toEqual({
    FullName: 'Asha Rao',
    MobileNo: '9876543210',
    EmailId: 'asha@example.com',
    VisitingDate: '05/01/2026',
    NumberOfPeople: 4,
    ProfessionalId: '17',
    VisitingTime: '10:00 AM - 11:00 AM',
    TypeOfShoot: 2,
    Amount: 472,
  })
  expect(tourRequest(form, category, '17')).toBeUndefined()
  expect(tourRequest({ ...form, date: '2026-01-05', startTime: '' }, category, '17')).toBeUndefined()
})

it('offers starts whose tour ends by nine', () => {
  expect(slotsFor(undefined).map(asTime)).toEqual(['07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00'])
  expect(slotsFor({ TimeInMinitues: 120 }).map(asTime).at(-1)).toBe('19:00')
  expect(slotsFor({ TimeInMinitues: 150 }).map(asTime).at(-1)).toBe('17:00')
  for (const start of slotsFor(undefined)) expect(isInWindow(asTime(start))).toBe(true)
})
