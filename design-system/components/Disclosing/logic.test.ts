import { expect, test } from 'vitest'
import { isArrow, move } from './logic.ts'

const SIZES = [6, 3, 0, 2]

test('goes down a column and round to its head', () => {
  expect(move('ArrowDown', { column: 1, row: 0 }, SIZES)).toEqual({ column: 1, row: 1 })
  expect(move('ArrowDown', { column: 1, row: 2 }, SIZES)).toEqual({ column: 1, row: 0 })
})

test('goes up a column and round to its foot', () => {
  expect(move('ArrowUp', { column: 1, row: 0 }, SIZES)).toEqual({ column: 1, row: 2 })
})

test('goes sideways in the same row, or the last one the next column has', () => {
  expect(move('ArrowRight', { column: 0, row: 1 }, SIZES)).toEqual({ column: 1, row: 1 })
  expect(move('ArrowRight', { column: 0, row: 5 }, SIZES)).toEqual({ column: 1, row: 2 })
  expect(move('ArrowLeft', { column: 1, row: 2 }, SIZES)).toEqual({ column: 0, row: 2 })
})

test('passes over an empty column', () => {
  expect(move('ArrowRight', { column: 1, row: 2 }, SIZES)).toEqual({ column: 3, row: 1 })
})

test('stays at the outer columns', () => {
  expect(move('ArrowLeft', { column: 0, row: 4 }, SIZES)).toEqual({ column: 0, row: 4 })
  expect(move('ArrowRight', { column: 3, row: 1 }, SIZES)).toEqual({ column: 3, row: 1 })
})

test('turns left and right round in right-to-left text', () => {
  expect(move('ArrowLeft', { column: 0, row: 0 }, SIZES, true)).toEqual({ column: 1, row: 0 })
  expect(move('ArrowRight', { column: 0, row: 3 }, SIZES, true)).toEqual({ column: 0, row: 3 })
})

test('finds both ends of a column', () => {
  expect(move('Home', { column: 0, row: 4 }, SIZES)).toEqual({ column: 0, row: 0 })
  expect(move('End', { column: 0, row: 0 }, SIZES)).toEqual({ column: 0, row: 5 })
})

test('knows its keys from others', () => {
  expect(isArrow('ArrowUp')).toBe(true)
  expect(isArrow('Tab')).toBe(false)
})
