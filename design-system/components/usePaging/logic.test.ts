import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyStep, MIN_SWIPE, swipeOf, swipeStep } from './logic.ts'

const from = { x: 200, y: 100 }

test('recognises a swipe', () => {
  expect(swipeOf(from, { x: 200 - MIN_SWIPE, y: 100 })).toBe('left')
  expect(swipeOf(from, { x: 320, y: 140 })).toBe('right')
})

test('ignores taps, short moves and scrolls', () => {
  expect(swipeOf(from, from)).toBeUndefined()
  expect(swipeOf(from, { x: 200 - MIN_SWIPE + 1, y: 100 })).toBeUndefined()
  expect(swipeOf(from, { x: 140, y: 160 })).toBeUndefined()
  expect(swipeOf(from, { x: 200, y: 400 })).toBeUndefined()
})

test('swiping left goes forward, or back in right-to-left text', () => {
  expect([swipeStep('left', false), swipeStep('right', false)]).toEqual([1, -1])
  expect([swipeStep('left', true), swipeStep('right', true)]).toEqual([-1, 1])
})

test('handles its four keys only', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => keyStep(key, false))).toEqual([1, -1, 'first', 'last'])
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => keyStep(key, true))).toEqual([-1, 1, 'first', 'last'])
  for (const key of ['ArrowUp', 'PageDown', 'a', 'Tab', 'Escape']) expect(keyStep(key, false)).toBeUndefined()
})

const spots = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) })

test('the reverse move is the opposite swipe, regardless of scrolling', () => {
  const opposite = { left: 'right', right: 'left' } as const
  fc.assert(
    fc.property(spots, spots, spots, (one, other, by) => {
      const direction = swipeOf(one, other)
      expect(swipeOf(other, one)).toBe(direction && opposite[direction])
      expect(swipeOf({ x: one.x + by.x, y: one.y + by.y }, { x: other.x + by.x, y: other.y + by.y })).toBe(direction)
    }),
  )
})

test('mostly vertical moves are scrolls and short ones taps', () => {
  const ways = { across: fc.integer({ min: -2000, max: 2000 }), down: fc.integer({ min: -2000, max: 2000 }) }
  fc.assert(
    fc.property(spots, ways.across, ways.down, ({ x, y }, across, down) => {
      const direction = swipeOf({ x, y }, { x: x + across, y: y + down })
      if (Math.abs(down) >= Math.abs(across) || Math.abs(across) < MIN_SWIPE) expect(direction).toBeUndefined()
      else if (direction !== undefined) expect(direction).toBe(across < 0 ? 'left' : 'right')
    }),
  )
})

test('an arrow key equals a swipe the other way, in both text directions', () => {
  fc.assert(
    fc.property(fc.boolean(), (rightToLeft) => {
      expect(keyStep('ArrowRight', rightToLeft)).toBe(swipeStep('left', rightToLeft))
      expect(keyStep('ArrowLeft', rightToLeft)).toBe(swipeStep('right', rightToLeft))
      expect(keyStep('ArrowRight', rightToLeft)).toBe(keyStep('ArrowLeft', !rightToLeft))
    }),
  )
})
