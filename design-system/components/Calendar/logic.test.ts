import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthOf, labelOf } from './logic.ts'

test('finds the last day of a month', () => {
  expect(monthOf('2026-12-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(monthOf('2026-02-01')).toEqual({ first: '2026-02-01', last: '2026-02-28' })
  expect(monthOf('2028-02-29')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})

test("marks the studio's today, not the device's", () => {
  expect(labelOf('Today, Saturday 21 November 2026 selected', false)).toBe('Saturday 21 November 2026 selected')
  expect(labelOf('Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
  expect(labelOf('Today, Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
})

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

test("a month contains its day, starts at 1 and ends before the next month's first day", () => {
  fc.assert(
    fc.property(days, (day) => {
      const { first, last } = monthOf(day)
      expect([first, day, last].toSorted()).toEqual([first, day, last])
      expect(first).toMatch(new RegExp(`^${day.slice(0, 7)}-01$`))
      expect(last.slice(0, 7)).toBe(day.slice(0, 7))
      expect(dayAfter(last)).toMatch(/-01$/)
    }),
  )
})

test('says today at most once and keeps the other words', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][a-z 0-9]{0,30}$/), fc.boolean(), fc.boolean(), (words, device, studio) => {
      expect(labelOf(device ? `Today, ${words}` : words, studio)).toBe(studio ? `Today, ${words}` : words)
    }),
  )
})
