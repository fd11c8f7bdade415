import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { fromRupees, ZERO } from '../../storefront/text/money.ts'
import { countingRandom, dayWith, FIXTURE, item, NOW, outcome, startProvider } from '../testing/provider.ts'
import { book } from './bookings.ts'
import { createContext } from './context.ts'
import { couponAmount, couponObstacle, COUPONS } from './coupon.ts'
import { saveOrder, type Order } from './orders.ts'
import { priceCart } from './pricing.ts'
import { createMemoryStorage } from './storage.ts'

function begin() {
  const tables = createMemoryStorage().transaction((all) => all)
  const caller = { authToken: '', sessionCookie: '', network: '' }
  const context = createContext({ tables, data: FIXTURE, now: NOW, random: countingRandom(), caller })
  const order = (CartitemId: number, change: Partial<Order> = {}): Order => ({
    receipt: `R${CartitemId}`,
    gatewayOrderId: `order_${CartitemId}`,
    kind: 'shoot',
    userId: '1',
    state: 'open',
    createdAt: NOW,
    fingerprint: '',
    lines: priceCart(FIXTURE, [{ CartitemId, TypeId: 4, ProductId: '41', BookingDate: '', Quantity: 1 }]).lines,
    claims: [],
    day: '2026-01-09',
    coupon: { code: 'WELCOME', amount: ZERO },
    payable: ZERO,
    booking: ZERO,
    gst: ZERO,
    paid: ZERO,
    billing: { FullName: '', Phone: '', Email: '', GST: '', OrderNote: '' },
    ...change,
  })
  return {
    order,
    placed: (...given: Parameters<typeof order>) => saveOrder(order(...given), tables),
    booked: (...given: Parameters<typeof order>) => book(order(...given), 'pay_1', context),
    amount: (code: string, rupees: number, userId?: string) =>
      couponAmount(code, fromRupees(rupees), userId, context).amount,
    obstacle: (of: Order) => couponObstacle(of, context),
  }
}

describe('the least total of a coupon', () => {
  it.each([
    ['FIRSTLIGHT', 10_000, 2000],
    ['GOLDENHOUR', 5000, 500],
    ['BIGDAY', 75_000, 7500],
    ['WELCOME', 3000, 500],
  ])('of %s is ₹%i, of which it takes ₹%i', (code, least, off) => {
    expect(begin().amount(code, least)).toBe(fromRupees(off))
    expect(() => begin().amount(code, least - 0.01)).toThrow(
      `This coupon needs an order of at least ₹${least.toLocaleString('en-IN')}.`,
    )
  })

  it('is above what it takes off', () => {
    const valid = COUPONS.filter(({ expired }) => !expired)
    for (const { code, from } of valid) expect(begin().amount(code, from), code).toBeLessThan(fromRupees(from))
  })

  it('is followed by more, until a percentage reaches its limit', () => {
    const { amount } = begin()
    expect([12_000.5, 50_000, 50_010].map((total) => amount('GOLDENHOUR', total))).toEqual([120_005, 500_000, 500_000])
  })
})

describe('a coupon for one use', () => {
  const used = 'You have already used this coupon.'

  it('is used up by a booking of the same user, and no other coupon is', () => {
    const { amount, booked } = begin()
    expect(amount('WELCOME', 3000, '1')).toBe(50_000)
    booked(1)
    expect(() => amount('welcome', 3000, '1')).toThrow(used)
    expect(amount('WELCOME', 3000, '2')).toBe(50_000)
    expect(amount('WELCOME', 3000)).toBe(50_000)
    expect(amount('FIRSTLIGHT', 10_000, '1')).toBe(200_000)
  })

  it('is not used up by a booking with another coupon', () => {
    const { amount, booked } = begin()
    booked(1, { coupon: { code: 'FIRSTLIGHT', amount: ZERO } })
    expect(amount('WELCOME', 3000, '1')).toBe(50_000)
  })

  it('does not count orders before they are booked', () => {
    const { amount, placed } = begin()
    placed(1)
    expect(amount('WELCOME', 3000, '1')).toBe(50_000)
  })

  it('cannot be used by an order after it was booked with another', () => {
    const { booked, obstacle, order } = begin()
    expect(obstacle(order(1))).toBeUndefined()
    booked(2)
    expect(obstacle(order(1))).toBe('The coupon has been used meanwhile.')
  })

  it('is reserved by another open order, unless that is for a line of this one', () => {
    const reserved = 'The coupon is reserved for a later order of yours.'
    const { obstacle, order, placed } = begin()
    placed(2)
    expect(obstacle(order(1))).toBe(reserved)
    const shared = [...order(1).lines, ...order(2).lines]
    expect(obstacle(order(1, { lines: shared }))).toBeUndefined()
    placed(2, { lines: shared })
    expect(obstacle(order(1))).toBeUndefined()
    expect(obstacle(order(3))).toBe(reserved)
  })

  it.each<[string, Partial<Order>]>([
    ['with another coupon', { coupon: { code: 'FIRSTLIGHT', amount: ZERO } }],
    ['of another user', { userId: '2' }],
    ['that was given up', { state: 'given up' }],
    ['older than a quarter of an hour', { createdAt: NOW - 15 * 60_000 }],
  ])('is not reserved by an order %s', (_which, change) => {
    const { obstacle, order, placed } = begin()
    placed(2, change)
    expect(obstacle(order(1))).toBeUndefined()
  })
})

it('no obstacle is in the way of an order without a coupon, or with one for any number of uses', () => {
  for (const code of ['', 'FIRSTLIGHT']) {
    const { booked, obstacle, order, placed } = begin()
    booked(2, { coupon: { code, amount: ZERO } })
    placed(3, { coupon: { code, amount: ZERO } })
    expect(obstacle(order(1, { coupon: { code, amount: ZERO } })), code).toBeUndefined()
  }
})

it('the answer says what it takes off, also for a code in small letters', async () => {
  const { ask } = startProvider()
  const request = { UserId: '', sessionId: 'abcdefghijklmno', CouponCode: 'firstlight' }
  await ask('AddToUserCart', item('package', 7, { BookingDate: dMy(dayWith(6, 7)) }))
  expect(await ask('ApplyCoupon', request)).toEqual({
    response: { n: 1, Msg: 'Coupon applied: ₹2,000 off.' },
    couponmodel: { Amount: 2000 },
  })
})

it.each([
  ['', 'Please enter coupon code'],
  ['NOSUCHCODE', 'This coupon code is not valid.'],
  ['MONSOON', 'This coupon has expired.'],
])('the code %j is refused with its reason', async (CouponCode, Msg) => {
  const { ask } = startProvider()
  const request = { UserId: '', sessionId: 'abcdefghijklmno', CouponCode }
  await ask('AddToUserCart', item('outfit', 41))
  expect(outcome(await ask('ApplyCoupon', request))).toEqual({ n: 0, Msg })
})

it('needs an item in the cart', async () => {
  const request = { UserId: '', sessionId: 'abcdefghijklmno', CouponCode: 'FIRSTLIGHT' }
  expect(outcome(await startProvider().ask('ApplyCoupon', request))).toEqual({ n: 0, Msg: 'Your cart is empty.' })
})
