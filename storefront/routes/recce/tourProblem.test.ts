import { describe, expect, it } from 'vitest'
import { EMPTY_TOUR, type TourForm } from '../../state/tourDraft.ts'
import { tourProblems } from './tourProblem.ts'

const TODAY = '2026-01-05'
const at = (time: string) => Date.parse(`${TODAY}T${time}+05:30`)
const NOW = at('06:00')
const WHOLE: TourForm = {
  fullName: "Asha O'Neil",
  email: 'asha@example.com',
  phone: '9876543210',
  category: '2',
  people: '3',
  date: TODAY,
  startTime: '10:00',
}
const first = (form: TourForm, now = NOW) => Object.entries(tourProblems(form, ['1', '2'], now))[0]
const said = (form: TourForm) => first(form)?.[1]

it(
  'finds the problems in the required order',
  {
    tags: ['@VAL-62', '@VAL-64', '@VAL-66', '@VAL-68', '@VAL-69', '@VAL-70', '@VAL-71'],
  },
  () => {
    const order: string[] = []
    let form = EMPTY_TOUR
    for (const field of ['fullName', 'email', 'phone', 'category', 'people', 'date', 'startTime'] as const) {
      expect(first(form)?.[0]).toBe(field)
      order.push(said(form)!)
      form = { ...form, [field]: WHOLE[field] }
    }
    expect(said(form)).toBeUndefined()
    expect(order).toEqual([
      'Full name should not be empty',
      'Email should not be empty',
      'Phone number should not be empty',
      'Please select category',
      'Please enter number of people',
      'Date filled should not be empty',
      'Please select time',
    ])
  },
)

it('finds one problem in each field', () => {
  const found = Object.entries(tourProblems({ ...EMPTY_TOUR, phone: '123' }, ['1'], NOW))
  expect(found.map(([field, text]) => `${field}: ${text}`)).toEqual([
    'fullName: Full name should not be empty',
    'email: Email should not be empty',
    'phone: Phone number is not valid',
    'category: Please select category',
    'people: Please enter number of people',
    'date: Date filled should not be empty',
    'startTime: Please select time',
  ])
})

describe('the problem of a field', () => {
  it.each([
    [{ fullName: '123' }, 'Name is not valid'],
    [{ email: 'abc' }, 'Please enter valid email'],
    [{ phone: '1234567890' }, 'Phone number is not valid'],
    [{ phone: '6123456789' }, 'Phone number is not valid'],
    [{ phone: '987654321' }, 'Phone number is not valid'],
    [{ category: '0' }, 'Please select category'],
    [{ category: '9' }, 'Please select category'],
    [{ people: '000' }, 'Please enter number of people'],
    [{ date: '2026-01-04' as const }, 'Date filled should not be empty'],
    [{ startTime: '06:59' }, 'Please select a time between 7 AM and 9 PM'],
  ])('%j', { tags: ['@VAL-63', '@VAL-65', '@VAL-67', '@CONST-26'] }, (change, text) =>
    expect(said({ ...WHOLE, ...change })).toBe(text),
  )
})

it('is today’s hour from the minute in which it begins, and no hour of another day', () => {
  const over = 'Over for today. Choose a later time or another day.'
  const problemAt = (time: string, form = WHOLE) => first(form, at(time))
  expect(problemAt('09:59:59.999')).toBeUndefined()
  expect(problemAt('10:00:00')).toEqual(['startTime', over])
  expect(problemAt('20:00:00', { ...WHOLE, date: '2026-01-06' })).toBeUndefined()
})
