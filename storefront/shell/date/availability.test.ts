import { DAY_CODES, DAY_WORDS } from '../../text/dayMessages.ts'
import { expect, it } from 'vitest'
import { answerOf, DAY_RULES, isBookable, isFree, needsStay, refusalOf, type Answer } from './availability.ts'

const STATES = Object.keys(DAY_RULES) as (keyof typeof DAY_RULES)[]
const known = (availability: keyof typeof DAY_RULES, msg = ''): Answer => ({
  status: 'known',
  availability,
  text: 'Told so',
  msg,
})

it.each(STATES)('reads the number of a day that is %s, and finds the words where the provider sends none', (state) => {
  const known = { status: 'known', availability: state, text: DAY_WORDS[state], msg: '' }
  expect(answerOf({ n: DAY_CODES[state], Status: '', Msg: '' })).toEqual(known)
})

it('keeps the numbers of the contract', () => expect(DAY_CODES).toMatchObject({ available: 1, fast: 2, sold: 3 }))

it('prefers the provider’s own words', () => {
  expect(answerOf({ n: 2, Status: 'Last one!', Msg: 'Hurry' })).toEqual({
    status: 'known',
    availability: 'fast',
    text: 'Last one!',
    msg: 'Hurry',
  })
})

it('blocks a day for any other number, with the reason', () => {
  expect(answerOf({ n: 0, Status: 'Available', Msg: 'This date has passed.' })).toEqual({
    status: 'blocked',
    msg: 'This date has passed.',
  })
})

it('books a package also on a day that is sold out, and a stay only on another', () => {
  const refusedOn = (product: 'package' | 'stay') => STATES.filter((state) => !isBookable(product, known(state)))
  expect(refusedOn('package')).toEqual([])
  expect(refusedOn('stay')).toEqual(['sold'])
  expect(STATES.filter((state) => needsStay(known(state)))).toEqual(['sold'])
  expect(STATES.filter((state) => isFree('package', known(state)))).toEqual(['available', 'fast'])
})

it.each([
  ['picked', undefined],
  ['checked', { status: 'checking' }],
] as const)('books nothing before a day is %s, and gives no reason', (_when, answer) => {
  expect(isBookable('package', answer)).toBe(false)
  expect(isBookable('stay', answer)).toBe(false)
  expect(refusalOf('package', answer)).toBeUndefined()
  expect(refusalOf('stay', answer)).toBeUndefined()
})

it.each(['package', 'stay'] as const)('gives a reason for a day on which the provider blocks a %s', (product) => {
  expect(refusalOf(product, { status: 'blocked', msg: 'This date has passed.' })).toBe('This date has passed.')
  expect(refusalOf(product, { status: 'blocked', msg: '' })).toBe('Not on this day')
})

it('says of a day that is over to choose another', () => {
  expect(refusalOf('package', { status: 'over' })).toBe('Over for today. Choose another day.')
})

it('gives the provider’s reason for a day that is known and cannot be booked, else a sentence of its own', () => {
  expect(refusalOf('stay', known('sold', 'The cottages are being painted.'))).toBe('The cottages are being painted.')
  expect(refusalOf('stay', known('sold'))).toBe('No cottage is free on that day.')
  for (const product of ['package', 'stay'] as const)
    for (const state of STATES) {
      const refusal = refusalOf(product, known(state))
      expect(refusal !== undefined, `${product}, ${state}`).toBe(!isBookable(product, known(state)))
      expect(refusal, `${product}, ${state}`).not.toBe('')
    }
})

it.each([undefined, { status: 'checking' }, { status: 'blocked', msg: 'Sold out' }] as const)(
  'asks for a stay on no day of which it knows nothing: %o',
  (answer) => expect(needsStay(answer)).toBe(false),
)

it('refuses no day that can be booked, whatever the provider says about it', () => {
  expect(refusalOf('package', known('sold', 'Green rooms are gone.'))).toBeUndefined()
  expect(refusalOf('stay', known('fast', 'Only a few are left.'))).toBeUndefined()
})
