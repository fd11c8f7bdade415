import { expect, it } from 'vitest'
import { countdown } from './countdown.ts'

it.each([
  [0, '0:00'],
  [8, '0:08'],
  [75, '1:15'],
  [900, '15:00'],
  [3599, '59:59'],
  [3675, '1:01:15'],
  [86_400, '24:00:00'],
])('formats %i seconds as %s', (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown)
})
