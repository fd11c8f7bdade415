import { expect, it } from 'vitest'
import { answerOf } from './answer.ts'

it.each([
  [1, 'available', 'Available'],
  [2, 'fast', 'Fast filling'],
  [3, 'sold', 'Sold out'],
] as const)('reads %i as %s, and finds the words where the provider sends none', (n, light, words) => {
  expect(answerOf({ n, Status: '', Msg: '' })).toEqual({ is: 'known', light, status: words })
})

it('prefers the provider’s own words', () => {
  expect(answerOf({ n: 2, Status: 'Last one!', Msg: 'Hurry' })).toEqual({
    is: 'known',
    light: 'fast',
    status: 'Last one!',
  })
})

it('blocks a day for any other number, and says why', () => {
  expect(answerOf({ n: 0, Status: 'Available', Msg: 'This date has passed.' })).toEqual({
    is: 'blocked',
    msg: 'This date has passed.',
  })
})
