import { expect, test } from 'vitest'
import { holdOf, leftAfter, remember } from './logic.ts'

test('attention counts more than a hidden page', () => {
  expect(holdOf(true, true)).toBe('attention')
  expect(holdOf(false, true)).toBe('hidden')
  expect(holdOf(false, false)).toBe('none')
})

test('gives the extended time after pointer or focus leave, and only then', () => {
  expect(leftAfter('attention', 200, 1000)).toBe(1000)
  expect(leftAfter('hidden', 200, 1000)).toBe(200)
  expect(leftAfter('none', 200, 1000)).toBe(200)
})

test('keeps the last five messages, each once', () => {
  const message = (id: number) => ({ id: String(id) })
  const first = remember([], [message(1), message(2)])
  expect(first.map(({ id }) => id)).toEqual(['1', '2'])
  expect(remember(first, [message(2)])).toBe(first)
  const many = remember(first, [3, 4, 5, 6].map(message))
  expect(many.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6'])
})
