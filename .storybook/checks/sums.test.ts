import { expect, test } from 'vitest'
import { amountOf, wrongSums } from './sums.ts'

test('reads amounts as they are shown', () => {
  expect(amountOf('₹1,04,500')).toBe(104_500)
  expect(amountOf('− ₹4,500')).toBe(-4500)
  expect(amountOf('INR 52,900.00')).toBe(52_900)
  expect(amountOf('–')).toBeUndefined()
})

const rows = (...all: [label: string, amount: number][]) => all.map(([label, amount]) => ({ label, amount }))
const right = rows(
  ['Total', 57_400],
  ['Discount', -4500],
  ['Coupon FIRSTLIGHT', -2000],
  ['Total to pay', 50_900],
  ['Booking amount', 10_000],
  ['GST 18%, on booking amount only', 1800],
  ['Payable now', 11_800],
  ['Balance at the farm', 40_900],
)

test('finds nothing where every amount follows from the others', () => {
  expect(wrongSums(right)).toEqual([])
})

test.each(['Total to pay', 'GST 18%, on booking amount only', 'Payable now', 'Balance at the farm'])(
  'finds a wrong amount: %s',
  (label) => {
    const wrong = right.map((row) => (row.label === label ? { ...row, amount: row.amount + 1 } : row))
    expect(wrongSums(wrong)).not.toEqual([])
  },
)

test('finds a total that is not the sum of its items', () => {
  const cart = rows(['Subtotal', 56_400], ['Discount', -3500], ['Total', 52_900])
  expect(wrongSums(cart, [[28_000, 21_900, 6500]])).toEqual([])
  expect(wrongSums(cart, [[60_000], [56_400]])).toEqual([])
  expect(wrongSums(cart, [[28_000]])).toEqual(['Subtotal is 56400, not 28000'])
  expect(wrongSums(rows(['Subtotal', 28_000], ['Discount', -3500], ['Total', 52_900]))).toEqual([
    'Total is 52900, not 24500',
  ])
  expect(wrongSums(rows(['Total', 58_400], ['Discount', -5500]), [[52_900]])).toEqual([])
  expect(wrongSums(rows(['Total', 34_700]), [[24_500, 4800]])).toEqual(['Total is 34700, not 29300'])
})
