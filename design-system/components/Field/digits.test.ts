import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test('drops everything but digits', () => {
  expect(digitsOf('12-345')).toBe('12345')
  expect(digitsOf(' 1 2\n3a4,5 ')).toBe('12345')
  expect(digitsOf('your code')).toBe('')
})

test('reads full-width and Devanagari digits', () => {
  expect(digitsOf('４１')).toBe('41')
  expect(digitsOf('०४१९')).toBe('0419')
})
