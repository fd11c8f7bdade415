import { expect, it } from 'vitest'
import { spoken } from './said.ts'

it.each([
  ['₹1,04,500', '₹104500'],
  ['Pay ₹12,34,56,789.50', 'Pay ₹123456789.50'],
  ['−₹1,00,000', '−₹100000'],
  ['INR 1,23,456', 'INR 123456'],
  ['22 Dec', '22 December'],
  ['05 Jan 2026', '5 January 2026'],
  ['Monday, 07 May 2026', 'Monday, 7 May 2026'],
  ['10 Sep 2026', '10 September 2026'],
  ['7:00 am', '7 am'],
  ['2:00 pm – 8:30 pm', '2 pm to 8:30 pm'],
  ['12 Dec 2026, 10:00 PM', '12 December 2026, 10 PM'],
  ['OTP sent to 98•••••210. Sandbox code: 83121.', 'OTP sent to a number ending in 210. Sandbox code: 83121.'],
  ['Code sent to ••••• ••210', 'Code sent to a number ending in 210'],
])('%s is said as %s', (seen, said) => {
  expect(spoken(seen)).toBe(said)
  expect(spoken(said)).toBe(said)
})

it.each([
  '₹24,500',
  '₹999',
  '12,500 × 2',
  '22 December',
  '2:30 pm',
  '1:00',
  'In 3 Days',
  'Marigold',
  'm••••@example.com',
  '10 Marigold',
])('%s is said as it is written', (text) => expect(spoken(text)).toBe(text))
