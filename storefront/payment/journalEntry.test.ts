import { describe, expect, test } from 'vitest'
import { paiseOf } from '../text/money.ts'
import { anonymiseEntry, isAnonymous, outlivesLogout } from './anonymousEntry.ts'
import { parseGatewayResponse } from './gatewayResponse.ts'
import {
  DAY,
  isForSame,
  isOpenQuestion,
  isOutdated,
  isPaidBefore,
  mayHoldMoney,
  mayReplace,
  plainOrder,
  putAway,
  type Entry,
  type Order,
} from './journalEntry.ts'
import { parseEntry } from './parseEntry.ts'
import { RECEIPT } from './testing/world.ts'

const MADE = 5
const order: Order = {
  orderId: 'order_1',
  kind: 'shoot',
  amount: paiseOf(354_000),
  owner: 'a4c1',
  lines: ['1', '2'],
  contentHash: 'content',
  createdAt: MADE,
}
const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: 'signature' }

const ENTRIES = {
  open: { ...order, state: 'open' },
  dismissed: { ...order, state: 'dismissed' },
  abandoned: { ...order, state: 'abandoned' },
  unanswered: { ...order, state: 'unanswered' },
  unknown: { ...order, state: 'unknown', paymentId: 'pay_1' },
  authorised: { ...order, state: 'authorised', triple },
  refused: { ...order, state: 'refused', triple, message: 'No.' },
  duplicate: { ...order, state: 'duplicate', triple },
  confirmed: { ...order, state: 'confirmed', triple, at: 7 },
} as const satisfies Record<Entry['state'], Entry>
const ALL: readonly Entry[] = Object.values(ENTRIES)
const statesWhere = (holds: (entry: Entry) => boolean) =>
  ALL.filter(holds)
    .map(({ state }) => state)
    .join(' ')

describe('an entry of the journal', () => {
  test('gives way to one of the same rank or higher, and if the payment is unclear and put away, to the order opened again', () => {
    const ranks = 'open dismissed abandoned, unanswered unknown, authorised, refused, duplicate, confirmed'.split(', ')
    const rankOf = ({ state }: Entry) => ranks.findIndex((states) => states.split(' ').includes(state))
    for (const known of ALL)
      for (const next of ALL) {
        const isHigher = rankOf(next) >= rankOf(known)
        const isReopened = next.state === 'open' && ['unanswered', 'unknown'].includes(known.state)
        expect(mayReplace(known, next), `${known.state}, ${next.state}`).toBe(isHigher)
        expect(mayReplace(putAway(known), next), `${known.state}, ${next.state}`).toBe(isHigher || isReopened)
      }
    expect(mayReplace(undefined, ENTRIES.open)).toBe(true)
  })

  test.each([
    [7, 'dismissed abandoned confirmed'],
    [30, 'open dismissed abandoned unanswered unknown refused duplicate confirmed'],
  ])('is kept for %i days, but not %s', (days, outdated) => {
    expect(statesWhere((entry) => isOutdated(entry, MADE + days * DAY + 1))).toBe(outdated)
    expect(statesWhere((entry) => isOutdated(entry, MADE + days * DAY))).toBe(
      days === 7 ? '' : 'dismissed abandoned confirmed',
    )
  })

  test('may hold money for three days, and for good while it is authorised', () => {
    expect(DAY).toBe(86_400_000)
    expect(statesWhere((entry) => mayHoldMoney(entry, MADE + 3 * DAY - 1))).toBe(
      'unanswered unknown authorised refused',
    )
    expect(statesWhere((entry) => mayHoldMoney(entry, MADE + 3 * DAY))).toBe('authorised')
    expect(mayHoldMoney({ ...ENTRIES.refused, putAway: true }, 0)).toBe(false)
  })

  test('is an open question until it is put away, and an authorised one even then', () => {
    expect(statesWhere(isOpenQuestion)).toBe('unanswered unknown authorised refused duplicate')
    expect(statesWhere((entry) => isOpenQuestion(putAway(entry)))).toBe('authorised')
    expect(isOpenQuestion({ ...ENTRIES.authorised, putAway: true } as Entry)).toBe(true)
    expect(statesWhere((entry) => putAway(entry) !== entry)).toBe('unanswered unknown refused duplicate')
  })

  test('survives a logout without details while it may hold money', () => {
    expect(statesWhere(outlivesLogout)).toBe('open unanswered unknown authorised refused duplicate')
    const left = { ...order, owner: '', contentHash: '', createdAt: Date.parse('1970-01-02T00:00+05:30') }
    const { amount: _, ...bare } = left
    const later = { createdAt: DAY + 5, day: '12 Dec 2026', receipt: RECEIPT }
    // At 2 am in India it is still the day before in Greenwich.
    const early = { ...ENTRIES.unanswered, createdAt: Date.parse('2026-11-21T02:00+05:30') }
    expect(anonymiseEntry(early).createdAt).toBe(Date.parse('2026-11-21T00:00+05:30'))
    for (const entry of ALL) {
      const { state } = entry
      const anonymous = anonymiseEntry({ ...entry, ...later })
      expect(anonymous).toEqual({
        ...ENTRIES[state],
        ...bare,
        amount: undefined,
        ...(state === 'refused' && { message: '' }),
      })
      expect([isAnonymous(entry), isAnonymous(anonymous)], state).toEqual([false, true])
    }
    expect(anonymiseEntry({ ...ENTRIES.open, kind: 'tour' }).lines).toEqual([])
    expect(isAnonymous({ ...ENTRIES.open, owner: '' })).toBe(false)
    expect(isAnonymous({ ...ENTRIES.open, amount: undefined })).toBe(false)
  })

  test.each(ALL)('in state $state is read as it was written', (entry) => {
    for (const kind of ['shoot', 'tour'])
      expect(parseEntry(JSON.parse(JSON.stringify({ ...entry, kind })))).toEqual({ ...entry, kind })
  })

  test('is read with all that a later version may add, and without the amount that a logout removes', () => {
    expect(parseEntry({ ...ENTRIES.open, colour: 'green' })).toEqual(ENTRIES.open)
    const anonymous = anonymiseEntry(ENTRIES.open)
    expect(parseEntry(anonymous)).toEqual(anonymous)
    expect(parseEntry({ ...ENTRIES.refused, putAway: true, day: '12 Dec 2026' })).toMatchObject({
      putAway: true,
      day: '12 Dec 2026',
    })
  })

  test.each<[string, object]>([
    ['an order id', { orderId: '' }],
    ['an order id that is a text', { orderId: 7 }],
    ['a kind', { kind: 'film' }],
    ['a state', { state: 'lost' }],
    ['whole paise', { amount: 0.5 }],
    ['a time', { createdAt: 'today' }],
    ['ids of lines', { lines: [1] }],
    ['a proof', { state: 'authorised', triple: { ...triple, PaymentSignature: 7 } }],
    ['a proof at all', { state: 'confirmed' }],
    ['a sentence', { state: 'refused', triple }],
    ['a payment id', { state: 'unknown' }],
    ['true for put away', { state: 'unanswered', putAway: 'yes' }],
  ])('is not read without %s', (_what, change) => {
    expect(parseEntry({ ...ENTRIES.open, ...change })).toBeUndefined()
  })
})

describe('an order', () => {
  test('is for the same as one of the same kind and owner with a line in common', () => {
    expect(isForSame(order, { ...order, lines: ['2', '3'] })).toBe(true)
    expect(isForSame(order, { ...order, lines: ['3'] })).toBe(false)
    expect(isForSame(order, { ...order, kind: 'tour' })).toBe(false)
    expect(isForSame(order, { ...order, owner: 'b5d2' })).toBe(false)
    expect(isForSame(order, { ...order, owner: '' })).toBe(true)
    expect(isForSame({ ...order, owner: '' }, order)).toBe(true)
  })

  test('is a duplicate of a payment for the same that came before it could', () => {
    const second = { ...order, orderId: 'order_2', createdAt: 7 }
    expect(statesWhere((entry) => isPaidBefore(entry, second))).toBe('authorised confirmed')
    expect(statesWhere((entry) => isPaidBefore(entry, { ...second, createdAt: 8 }))).toBe('authorised')
    expect(isPaidBefore({ ...ENTRIES.confirmed, at: undefined }, { ...second, createdAt: 8 })).toBe(true)
    expect(statesWhere((entry) => isPaidBefore(entry, order))).toBe('')
    expect(statesWhere((entry) => isPaidBefore(entry, { ...second, lines: ['3'] }))).toBe('')
  })

  test('is all that is known before a payment', () => {
    const whole = { ...order, day: '12 Dec 2026', receipt: RECEIPT }
    expect(plainOrder({ ...ENTRIES.confirmed, ...whole })).toEqual(whole)
    const { amount: _, ...bare } = order
    expect(plainOrder({ ...bare, day: undefined, receipt: undefined })).toEqual(bare)
  })
})

describe('the gateway’s answer', () => {
  const answer = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signature' }

  test('proves a payment', () => {
    expect(parseGatewayResponse(answer, 'order_1')).toEqual({ status: 'paid', triple })
  })

  test.each<[string, unknown, string]>([
    ['another order', { ...answer, razorpay_order_id: 'order_2' }, 'pay_1'],
    ['no signature', { ...answer, razorpay_signature: '' }, 'pay_1'],
    ['no order', { ...answer, razorpay_order_id: undefined }, 'pay_1'],
    ['no payment', { ...answer, razorpay_payment_id: '' }, ''],
    ['a number for the payment', { ...answer, razorpay_payment_id: 7 }, ''],
    ['nothing', undefined, ''],
  ])('proves nothing with %s', (_what, response, paymentId) => {
    expect(parseGatewayResponse(response, 'order_1')).toEqual({ status: 'unproven', paymentId })
  })
})
