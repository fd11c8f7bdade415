import { expect, test } from 'vitest'
import { neighbours, turned } from './logic.ts'

test('goes on and back, and round at the ends', () => {
  expect([0, 1, 2].map((at) => turned(at, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((at) => turned(at, -1, 3))).toEqual([2, 0, 1])
})

test('jumps to the first and the last', () => {
  expect(turned(4, 'first', 8)).toBe(0)
  expect(turned(4, 'last', 8)).toBe(7)
})

test('stays where there is one picture or none', () => {
  for (const by of [1, -1, 'first', 'last'] as const) {
    expect(turned(0, by, 1)).toBe(0)
    expect(turned(0, by, 0)).toBe(0)
  }
})

test('fetches ahead what one step can reach, itself never', () => {
  expect(neighbours(0, 8)).toEqual([1, 7])
  expect(neighbours(1, 2)).toEqual([0])
  expect(neighbours(0, 1)).toEqual([])
})
