import { expect, it } from 'vitest'
import { answerOf } from './availability.ts'

it.each([
  [1, 'available', 'Available'],
  [2, 'fast', 'Fast filling'],
  [3, 'sold', 'Sold out'],
] as const)('reads %i as %s, and finds the words where the provider sends none', (n, availability, text) => {
  expect(answerOf({ n, Status: '', Msg: '' })).toEqual({ status: 'known', availability, text })
})

it('prefers the provider’s own words', () => {
  expect(answerOf({ n: 2, Status: 'Last one!', Msg: 'Hurry' })).toEqual({
    status: 'known',
    availability: 'fast',
    text: 'Last one!',
  })
})

it('blocks a day for any other number, with the reason', () => {
  expect(answerOf({ n: 0, Status: 'Available', Msg: 'This date has passed.' })).toEqual({
    status: 'blocked',
    msg: 'This date has passed.',
  })
})
