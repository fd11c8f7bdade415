import { expect, test } from 'vitest'
import { shiftFor, sideFor } from './logic.ts'

const page = { start: 0, end: 600 }

test('goes below at the top edge and above at the bottom one', () => {
  expect(sideFor('above', { start: 20, end: 64 }, 45, page)).toBe('below')
  expect(sideFor('below', { start: 550, end: 594 }, 45, page)).toBe('above')
})

test('stays where it was wanted while it fits, and where it fits nowhere', () => {
  expect(sideFor('above', { start: 45, end: 89 }, 45, page)).toBe('above')
  expect(sideFor('below', { start: 500, end: 555 }, 45, page)).toBe('below')
  expect(sideFor('above', { start: 20, end: 580 }, 45, page)).toBe('above')
})

test('moves along the line back into the page', () => {
  expect(shiftFor({ start: -30, end: 90 }, page)).toBe(30)
  expect(shiftFor({ start: 520, end: 640 }, page)).toBe(-40)
  expect(shiftFor({ start: 0, end: 600 }, page)).toBe(0)
  expect(shiftFor({ start: 5, end: 700 }, page)).toBe(-5)
})
