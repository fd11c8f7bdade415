import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftFor, sideFor } from './logic.ts'

const page = { start: 0, end: 600 }

test('flips at the top and bottom edges', () => {
  expect(sideFor('above', { start: 20, end: 64 }, 45, page)).toBe('below')
  expect(sideFor('below', { start: 550, end: 594 }, 45, page)).toBe('above')
})

test('keeps the requested side if it fits or no side does', () => {
  expect(sideFor('above', { start: 45, end: 89 }, 45, page)).toBe('above')
  expect(sideFor('below', { start: 500, end: 555 }, 45, page)).toBe('below')
  expect(sideFor('above', { start: 20, end: 580 }, 45, page)).toBe('above')
})

test('shifts sideways into the page', () => {
  expect(shiftFor({ start: -30, end: 90 }, page)).toBe(30)
  expect(shiftFor({ start: 520, end: 640 }, page)).toBe(-40)
  expect(shiftFor({ start: 0, end: 600 }, page)).toBe(0)
  expect(shiftFor({ start: 5, end: 700 }, page)).toBe(-5)
})

const span = fc
  .record({ start: fc.integer({ min: -400, max: 1000 }), length: fc.nat(800) })
  .map(({ start, length }) => ({ start, end: start + length }))

test('is fully visible if either side has room', () => {
  fc.assert(
    fc.property(fc.constantFrom('above', 'below'), span, fc.nat(300), (wanted, control, height) => {
      const fits = { above: control.start - height >= page.start, below: control.end + height <= page.end }
      const side = sideFor(wanted, control, height, page)
      expect(fits[side]).toBe(fits.above || fits.below)
      if (fits[wanted] || !fits[side]) expect(side).toBe(wanted)
    }),
  )
})

test('ends up in the page, or at its start if it is wider, and is stable', () => {
  fc.assert(
    fc.property(span, (tip) => {
      const by = shiftFor(tip, page)
      const moved = { start: tip.start + by, end: tip.end + by }
      expect(moved.start).toBeGreaterThanOrEqual(page.start)
      if (tip.end - tip.start <= page.end - page.start) expect(moved.end).toBeLessThanOrEqual(page.end)
      else if (by !== 0) expect(moved.start).toBe(page.start)
      expect(shiftFor(moved, page)).toBe(0)
    }),
  )
})
