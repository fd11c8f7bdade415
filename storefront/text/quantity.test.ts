import { expect, it } from 'vitest'
import { quantityDigits, quantityProblem } from './quantity.ts'

it.each([
  ['12', '12'],
  ['125', '12'],
  ['a1b2c', '12'],
  ['-5', '5'],
  ['2.5', '25'],
  ['१२', '12'],
  ['１２', '12'],
  ['', ''],
  ['many', ''],
])('filters %o to %o', (typed, digits) => expect(quantityDigits(typed)).toBe(digits))

it.each(['', ' ', '0', '00'])('asks for a number for %o', (quantity) => {
  expect(quantityProblem(quantity)).toBe('Please enter number of products before adding in cart')
})

it.each(['21', '99'])('refuses %s', (quantity) =>
  expect(quantityProblem(quantity)).toBe('Maximum number of product is 20'),
)

it.each(['1', '20', '07'])('accepts %s', (quantity) => expect(quantityProblem(quantity)).toBeUndefined())
