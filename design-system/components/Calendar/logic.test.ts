import { expect, test } from 'vitest'
import { monthOf, wordsOf } from './logic.ts'

test('knows how long a month is', () => {
  expect(monthOf('2026-12-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(monthOf('2026-02-01')).toEqual({ first: '2026-02-01', last: '2026-02-28' })
  expect(monthOf('2028-02-29')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})

test("says today of the studio's day, not of the device's", () => {
  expect(wordsOf('Today, Saturday 21 November 2026 selected', false)).toBe('Saturday 21 November 2026 selected')
  expect(wordsOf('Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
  expect(wordsOf('Today, Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
})
