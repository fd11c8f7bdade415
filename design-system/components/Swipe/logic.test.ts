import { expect, test } from 'vitest'
import { keyTurn, SWIPE_LEAST, swipeOf, turnOf } from './logic.ts'

const from = { x: 200, y: 100 }

test('takes a way across for a swipe', () => {
  expect(swipeOf(from, { x: 200 - SWIPE_LEAST, y: 100 })).toBe('left')
  expect(swipeOf(from, { x: 320, y: 140 })).toBe('right')
})

test('takes a tap, a short way and a scroll for none', () => {
  expect(swipeOf(from, from)).toBeUndefined()
  expect(swipeOf(from, { x: 200 - SWIPE_LEAST + 1, y: 100 })).toBeUndefined()
  expect(swipeOf(from, { x: 140, y: 160 })).toBeUndefined()
  expect(swipeOf(from, { x: 200, y: 400 })).toBeUndefined()
})

test('goes on to the left, and to the right where text runs from there', () => {
  expect([turnOf('left', false), turnOf('right', false)]).toEqual([1, -1])
  expect([turnOf('left', true), turnOf('right', true)]).toEqual([-1, 1])
})

test('knows its four keys and leaves the others alone', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => keyTurn(key, false))).toEqual([1, -1, 'first', 'last'])
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => keyTurn(key, true))).toEqual([-1, 1, 'first', 'last'])
  for (const key of ['ArrowUp', 'PageDown', 'a', 'Tab', 'Escape']) expect(keyTurn(key, false)).toBeUndefined()
})
