import { expect, test } from 'vitest'
import { after, turns } from './rotation.ts'

const FREE = { paused: false, attended: false, hidden: false }

test('goes from the last banner to the first', () => {
  expect([0, 1, 2, 3, 4].map((index) => after(index, 5))).toEqual([1, 2, 3, 4, 0])
})

test('does not rotate without a second banner', () => {
  expect(after(0, 0)).toBe(0)
  expect(turns(0, FREE)).toBe(false)
  expect(turns(1, FREE)).toBe(false)
  expect(turns(2, FREE)).toBe(true)
})

test('stops while paused, attended or hidden', () => {
  for (const hold of ['paused', 'attended', 'hidden'] as const) expect(turns(5, { ...FREE, [hold]: true })).toBe(false)
})
