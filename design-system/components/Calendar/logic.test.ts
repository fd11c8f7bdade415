import { expect, test } from 'vitest'
import { monthOf } from './logic.ts'

test('knows how long a month is', () => {
  expect(monthOf('2026-12-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(monthOf('2026-02-01')).toEqual({ first: '2026-02-01', last: '2026-02-28' })
  expect(monthOf('2028-02-29')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})
