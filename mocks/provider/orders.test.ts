import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { item, outcome, startProvider, type Body, type TestProvider } from '../testing/provider.ts'
import { bookings, confirm, FREE, LAST, orderIdOf, pay, payTour, shopper, type Shopper } from '../testing/shopper.ts'
import { saveAwaited } from './orders.ts'
import { createMemoryStorage } from './storage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function start() {
  const storage = createMemoryStorage()
  const test = startProvider(storage)
  const asked: string[] = []
  const { payments } = test.gateway
  test.gateway.payments = (orderId) => {
    asked.push(orderId)
    return payments(orderId)
  }
  const count = (table: string) => storage.transaction((tables) => tables.list(table)).length
  return { test, storage, asked, count }
}

/** The amounts differ, because an equal order would be the same one. */
async function payTimes(test: TestProvider, user: Shopper, times: number, each: (body: Body) => void = () => {}) {
  const answers: Body[] = []
  for (let at = 0; at < times; at += 1) {
    const body = await pay(test, user, { Amount: 3000 + at })
    if (outcome(body).n === 1) each(body)
    answers.push(body)
  }
  return answers
}

describe('unpaid orders of one user', () => {
  it('are ten in an hour at most: the eleventh is refused until the first is an hour old', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001')
    const answers = await payTimes(test, user, 11)
    expect(answers.map((body) => outcome(body).n)).toEqual([...Array.from({ length: 10 }, () => 1), 0])
    expect(answers[10]).toMatchObject({
      response: {
        Msg: 'You have begun 10 payments in an hour without paying. Nothing was ordered or charged. Please try again after 11:00 am IST.',
      },
      RetryAfter: 3600,
    })
    test.later(HOUR)
    const { UserId, as } = await test.logIn('9000000001')
    expect(outcome(await pay(test, { UserId, as }, { Amount: 4000 })).n).toBe(1)
  })

  it('are not counted for others, nor for the same cart and amount again, nor before a booking', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001')
    const answers = await payTimes(test, user, 10)
    for (let at = 0; at < 5; at += 1) expect(outcome(await pay(test, user, { Amount: 3009 })).n).toBe(1)
    expect(outcome(await pay(test, await shopper(test, '9000000002'))).n).toBe(1)
    await confirm(test, answers[9]!, 'pay_1')
    await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(FREE) }), user.as)
    expect(outcome(await pay(test, user)).n).toBe(1)
  })

  it('are removed when a newer one is made, if nobody has tried to pay them', async () => {
    const { test, count, asked } = start()
    const user = await shopper(test, '9000000001')
    await payTimes(test, user, 10)
    expect([count('orders'), count('gatewayorders'), count('awaited')]).toEqual([1, 1, 1])
    asked.length = 0
    await pay(test, user, { Amount: 3009 })
    expect(asked).toEqual(['order_10'])
  })

  it('stay when they were tried, and the gateway is asked about ten of them before the next one', async () => {
    const { test, count, asked } = start()
    await shopper(test, '9000000001')
    for (let hour = 0; hour < 4; hour += 1) {
      const user = await test.logIn('9000000001')
      await payTimes(test, user, 10, (body) => test.gateway.decline(orderIdOf(body)))
      test.later(HOUR)
    }
    expect(count('awaited')).toBe(40)
    const user = await test.logIn('9000000001')
    asked.length = 0
    expect(outcome(await pay(test, user)).n).toBe(1)
    expect(asked.toSorted()).toEqual(Array.from({ length: 10 }, (_unused, at) => `order_${31 + at}`))
    // The order is not checked now, but it is not forgotten.
    test.gateway.take('order_1', 'pay_1')
    await test.provider.sweep()
    expect(test.gateway.statusOf('pay_1')).toBe('captured')
  })

  it('are removed at once when the gateway did not answer', async () => {
    const { test, count } = start()
    const user = await shopper(test, '9000000001')
    test.gateway.createOrder = () => Promise.reject(new Error('down'))
    expect(outcome(await pay(test, user)).n).toBe(0)
    expect([count('orders'), count('uses')]).toEqual([0, 0])
  })

  it('stay while the gateway cannot say whether they were tried', async () => {
    const { test, count } = start()
    const user = await shopper(test, '9000000001')
    test.gateway.drop = () => Promise.reject(new Error('down'))
    await payTimes(test, user, 2)
    expect(count('orders')).toBe(2)
  })
})

describe('the sweep', () => {
  it('asks about an order of each user first, however many one of them has', async () => {
    const { test, storage } = start()
    storage.transaction((tables) => {
      for (let at = 0; at < 910; at += 1) {
        const createdAt = Date.parse('2026-01-05T09:00:00+05:30')
        saveAwaited({ userId: '7', orderId: `order_of_7_${at}`, createdAt, askedAt: 0 }, tables)
      }
    })
    const user = await shopper(test, '9000000001')
    test.gateway.take(orderIdOf(await pay(test, user)), 'pay_1')
    await test.provider.sweep()
    expect(await bookings(test, user)).toHaveLength(1)
  })

  it('asks about an order for seven days', async () => {
    const { test, asked, count } = start()
    await pay(test, await shopper(test, '9000000001'))
    test.later(7 * 24 * HOUR)
    asked.length = 0
    await test.provider.sweep()
    expect([asked.length, count('awaited')]).toEqual([1, 1])
    test.later(1)
    await test.provider.sweep()
    await test.provider.sweep()
    expect([asked.length, count('awaited')]).toEqual([1, 0])
  })
})

describe('a place that one user holds by unpaid orders', () => {
  const free = async (test: TestProvider) =>
    (await test.ask('GetAvailabilityForPackage', { PackageDate: dMy(LAST), PackageId: 7 }))['n'] !== 3

  it('is held for a quarter of an hour, also by one order after another', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001', LAST)
    await pay(test, user)
    test.later(10 * MINUTE)
    await pay(test, user, { Amount: 4000 })
    expect(await free(test)).toBe(false)
    test.later(5 * MINUTE)
    expect(await free(test)).toBe(true)
  })

  it('is held twice a day, and then free for others while it is not paid', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001', LAST)
    for (const isFree of [false, false, true, true]) {
      expect(outcome(await pay(test, user)).n).toBe(1)
      expect(await free(test)).toBe(isFree)
      test.later(15 * MINUTE)
    }
    const last = await pay(test, user)
    expect(outcome(await pay(test, await shopper(test, '9000000002', LAST))).n).toBe(1)
    expect(outcome(await confirm(test, last, 'pay_1')).Msg).toContain('The last place has been booked meanwhile.')
  })

  it('is booked without a hold where nobody else has it', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001', LAST)
    for (let at = 0; at < 3; at += 1) {
      await pay(test, user)
      test.later(15 * MINUTE)
    }
    expect(outcome(await confirm(test, await pay(test, user), 'pay_1')).n).toBe(1)
  })
})

describe('pieces that are added to a line after its order was made', () => {
  const piecesIn = async (test: TestProvider, { UserId, as }: Shopper) => {
    const { cart } = (await test.ask('GetUserCart', { UserId }, as)) as { cart: { cart: Body[] }[] }
    return cart.flatMap((group) => group.cart.map(({ ProductId, Quantity }) => [ProductId, Quantity]))
  }

  it.each<[string, (test: TestProvider, user: Shopper) => Promise<unknown>]>([
    [
      'by the customer',
      (test, { UserId, as }) => test.ask('AddToUserCart', item('food', 51, { UserId, Quantity: 3 }), as),
    ],
    [
      'by a guest’s cart that became theirs',
      async (test, { UserId, as }) => {
        await test.ask('AddToUserCart', item('food', 51, { Quantity: 3 }))
        await test.ask('GetUserCart', { UserId, sessionId: 'abcdefghijklmno' }, as)
      },
    ],
  ])('stay in the cart when it is paid, and can be booked later: %s', async (_, add) => {
    const { test } = start()
    const user = await shopper(test, '9000000001')
    const { UserId, as } = user
    await test.ask('AddToUserCart', item('food', 51, { UserId, Quantity: 2 }), as)
    const order = await pay(test, user)
    await add(test, user)
    expect(outcome(await confirm(test, order, 'pay_1')).n).toBe(1)
    expect(await piecesIn(test, user)).toEqual([[51, 3]])
    await test.ask('AddToUserCart', item('package', 7, { UserId, BookingDate: dMy(FREE) }), as)
    expect(outcome(await confirm(test, await pay(test, user), 'pay_2')).n).toBe(1)
    expect(await piecesIn(test, user)).toEqual([])
  })
})

describe('an order for what the page showed', () => {
  const UNSEEN =
    'Your cart is not the one that this page shows. Nothing was ordered or charged. Please reload the page.'

  it('is made where lines and total are those of the cart', async () => {
    const { test } = start()
    const user = await shopper(test, '9000000001')
    await test.ask('AddToUserCart', item('food', 51, user), user.as)
    const shown = { CartitemIds: ['2', 1], TotalAmountToPay: 24_950 }
    expect(outcome(await pay(test, user, shown)).n).toBe(1)
    const reduced = { CouponCode: 'WELCOME', ...shown, TotalAmountToPay: 24_450 }
    expect(outcome(await pay(test, user, reduced)).n).toBe(1)
  })

  it.each([
    ['another line', { CartitemIds: [2] }],
    ['a line that is gone', { CartitemIds: [1, 2] }],
    ['another total', { CartitemIds: [1], TotalAmountToPay: 24_499.99 }],
    ['no coupon', { TotalAmountToPay: 24_500, CouponCode: 'WELCOME' }],
    ['lines that are no list', { CartitemIds: '1' }],
  ])('is refused where the page showed %s', async (_, shown) => {
    const { test, count } = start()
    const user = await shopper(test, '9000000001')
    expect(outcome(await pay(test, user, shown))).toEqual({ n: 0, Msg: UNSEEN })
    expect(count('orders')).toBe(0)
  })
})

describe('a tour', () => {
  it('lasts as long as its category says, until nine in the evening', async () => {
    const { test } = start()
    const user = await test.register('9000000001')
    expect(outcome(await payTour(test, user, { VisitingTime: '10:00 AM - 11:00 PM' })).Msg).toBe(
      'A tour from 10:00 am ends at 12:00 pm. Please select the visiting time again.',
    )
    expect(outcome(await payTour(test, user, { VisitingTime: '10:00 AM' })).n).toBe(0)
    expect(outcome(await payTour(test, user, { VisitingTime: '8:00 PM - 9:00 PM' })).n).toBe(1)
  })

  it('that is booked is refused before anything is charged, in whatever spelling it is asked for', async () => {
    const { test } = start()
    const user = await test.register('9000000001')
    const order = await payTour(test, user, { VisitingTime: '10:00 AM - 12:00 PM' })
    expect(outcome(await confirm(test, order, 'pay_1', 'CreateRecceUserOrder')).n).toBe(1)
    for (const spelling of ['10:00 AM - 12:00 PM', '10:00 - 12:00', '10:00am - 12:00:00 p.m.', ' 10:00  - 12:00 PM ']) {
      expect(outcome(await payTour(test, user, { VisitingTime: spelling })), spelling).toEqual({
        n: 0,
        Msg: 'This tour is already booked. Nothing was charged again. See My bookings.',
      })
    }
    expect(test.gateway.orders).toHaveLength(1)
    expect(outcome(await payTour(test, user, { VisitingTime: '1:00 PM - 3:00 PM' })).n).toBe(1)
  })
})
