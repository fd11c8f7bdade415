import { describe, expect, it } from 'vitest'
import { addDays, dMy } from '../../storefront/text/dates.ts'
import { dayWith, item, NOW, outcome, startProvider, type Body, type TestProvider } from '../testing/provider.ts'
import { bookings, confirm, FREE, orderIdOf, pay, payTour, shopper, type Shopper } from '../testing/shopper.ts'
import { createMemoryStorage, type Storage, type Tables } from './storage.ts'

/** After a declined try, an order can be paid although a newer one was created. */
async function tried(test: TestProvider, order: Promise<Body>): Promise<Body> {
  const body = await order
  test.gateway.decline(orderIdOf(body))
  return body
}

/** Can fail like a locked database or a full disk. */
function failingStorage() {
  const memory = createMemoryStorage()
  const storage: Storage & { isFailing: boolean } = {
    isFailing: false,
    transaction<Result>(work: (tables: Tables) => Result): Result {
      return memory.transaction((tables) => {
        const result = work(tables)
        if (storage.isFailing) throw new Error('database is locked')
        return result
      })
    },
    close: () => memory.close(),
  }
  return storage
}

describe('one cart', () => {
  it('is booked once though it was paid with two amounts: the second payment is refunded', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const [first, second] = [await tried(test, pay(test, user)), await pay(test, user, { Amount: 5000 })]
    expect(outcome(await confirm(test, first, 'pay_1')).n).toBe(1)
    expect(outcome(await confirm(test, second, 'pay_2'))).toEqual({
      n: 0,
      Msg: 'This cart is already booked. Your payment pay_2 is on record and will be refunded. Do not pay again.',
    })
    expect(await bookings(test, user)).toHaveLength(1)
    expect([test.gateway.statusOf('pay_1'), test.gateway.statusOf('pay_2')]).toEqual(['captured', 'voided'])
  })

  it('is booked once though an item was added between two payments', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const first = await tried(test, pay(test, user))
    await test.ask('AddToUserCart', item('food', 51, { UserId: user.UserId }), user.as)
    const second = await pay(test, user)
    expect(outcome(await confirm(test, second, 'pay_2')).n).toBe(1)
    expect(outcome(await confirm(test, first, 'pay_1')).n).toBe(0)
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
  })

  /** Orders for two carts in turn, each with the single-use coupon. */
  async function twoCarts(test: TestProvider, user: Shopper) {
    const first = await tried(test, pay(test, user, { CouponCode: 'WELCOME' }))
    await test.ask('RemoveItemFromUserCart', { Cartid: 1, UserId: user.UserId, sessionId: '' }, user.as)
    await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(FREE) }), user.as)
    return { first, second: await pay(test, user, { CouponCode: 'WELCOME', Amount: 4000 }) }
  }

  it('uses a single-use coupon once', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const { first, second } = await twoCarts(test, user)
    expect(outcome(await confirm(test, second, 'pay_2')).n).toBe(1)
    expect(outcome(await confirm(test, first, 'pay_1')).Msg).toContain('The coupon has been used meanwhile.')
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
  })

  it('reserves a coupon for the open order: a payment for an earlier cart does not use it', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const { first, second } = await twoCarts(test, user)
    expect(outcome(await confirm(test, first, 'pay_1')).Msg).toContain(
      'The coupon is reserved for a later order of yours.',
    )
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
    expect(outcome(await confirm(test, second, 'pay_2')).n).toBe(1)
    await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(FREE) }), user.as)
    expect(outcome(await pay(test, user, { CouponCode: 'WELCOME' })).Msg).toBe('You have already used this coupon.')
  })
})

it('one tour is booked once, for whatever number of people it was paid', async () => {
  const test = startProvider()
  const user = await test.register('9000000001')
  const [first, second] = [
    await tried(test, payTour(test, user)),
    await payTour(test, user, { NumberOfPeople: 4, Amount: 472 }),
  ]
  const send = async (body: Body, paymentId: string) =>
    outcome(await confirm(test, body, paymentId, 'CreateRecceUserOrder'))
  expect((await send(first, 'pay_1')).n).toBe(1)
  expect((await send(second, 'pay_2')).Msg).toContain('This tour is already booked.')
  expect([test.gateway.statusOf('pay_1'), test.gateway.statusOf('pay_2')]).toEqual(['captured', 'voided'])
})

describe('a payment for what has begun', () => {
  const HOUR = 3_600_000
  const OVER = 'The payment came after the time that was to be booked had begun.'
  /** From the start of the test to 7:00 am on the day of the shoot. */
  const TO_START = 21 * HOUR
  const TO_TOUR = 24 * HOUR

  it.each([
    ['in the minute in which the shoot begins', {}, TO_START],
    ['20 days later', { CouponCode: 'FIRSTLIGHT' }, TO_START + 480 * HOUR],
  ])('is refunded: %s', async (_, change, wait) => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user, change)
    test.later(wait)
    const again = `${OVER} Your payment pay_1 is on record and will be refunded. Do not pay again.`
    expect(outcome(await confirm(test, order, 'pay_1'))).toEqual({ n: 0, Msg: again })
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
    const { UserId, as } = await test.logIn('9000000001')
    expect(await bookings(test, { UserId, as })).toEqual([])
    // The cart keeps the package, for another day.
    expect((await test.ask('GetUserCart', { UserId }, as))['cart']).toHaveLength(1)
  })

  it('is booked in the minute before', async () => {
    const test = startProvider()
    const order = await pay(test, await shopper(test, '9000000001'))
    test.later(TO_START - 1)
    expect(outcome(await confirm(test, order, 'pay_1')).n).toBe(1)
    // Confirming again changes nothing.
    test.later(HOUR)
    expect(outcome(await confirm(test, order, 'pay_1')).n).toBe(1)
  })

  it('is refunded for a stay whose day is over, and booked in its last minute', async () => {
    const stays = startProvider()
    const night = dayWith(2, 202, 'stay')
    const shoot = dayWith(6, 7, 'package', addDays(night, 2))
    const user = await shopper(stays, '9000000001', shoot)
    await stays.ask('AddToUserCart', item('stay', 202, { UserId: user.UserId, BookingDate: dMy(night) }), user.as)
    const order = await pay(stays, user)
    const toMidnight = Date.parse(`${addDays(night, 1)}T00:00:00+05:30`) - NOW
    stays.later(toMidnight - 1)
    stays.gateway.take(orderIdOf(order), 'pay_1')
    stays.later(1)
    expect(outcome(await confirm(stays, order, 'pay_1')).Msg).toContain(OVER)
    const other = startProvider()
    const guest = await shopper(other, '9000000001', shoot)
    await other.ask('AddToUserCart', item('stay', 202, { UserId: guest.UserId, BookingDate: dMy(night) }), guest.as)
    const inTime = await pay(other, guest)
    other.later(toMidnight - 1)
    expect(outcome(await confirm(other, inTime, 'pay_1')).n).toBe(1)
  })

  it('is refunded for a tour, and booked in the minute before', async () => {
    const confirmTour = async (wait: number) => {
      const test = startProvider()
      const order = await payTour(test, await test.register('9000000001'))
      test.later(wait)
      return {
        ...outcome(await confirm(test, order, 'pay_1', 'CreateRecceUserOrder')),
        status: test.gateway.statusOf('pay_1'),
      }
    }
    expect(await confirmTour(TO_TOUR - 1)).toMatchObject({ n: 1, status: 'captured' })
    const refund = { n: 0, Msg: expect.stringContaining(OVER) as string, status: 'voided' }
    expect(await confirmTour(TO_TOUR)).toEqual(refund)
    expect(await confirmTour(TO_TOUR + 480 * HOUR)).toEqual(refund)
  })

  it('cannot be started any more, and its open order holds no coupon', async () => {
    const test = startProvider()
    await test.register('9000000001')
    test.later(TO_START - 60_000)
    const { UserId, as } = await test.logIn('9000000001')
    await test.ask('AddToUserCart', item('package', 7, { UserId, BookingDate: dMy(FREE) }), as)
    await pay(test, { UserId, as }, { CouponCode: 'WELCOME' })
    test.later(60_000)
    const over = 'Over for today: Sunrise begins at 7:00 am.'
    expect(outcome(await pay(test, { UserId, as })).Msg).toBe(`${over} Please change the date.`)
    expect(outcome(await test.ask('ValidateUserCart', { UserId, sessionId: '' }, as)).Msg).toBe(
      `${over} Please change the date.`,
    )
    await test.ask('AddToUserCart', item('package', 7, { UserId, BookingDate: dMy(addDays(FREE, 7)) }), as)
    const next = await pay(test, { UserId, as }, { CouponCode: 'WELCOME' })
    expect(outcome(await confirm(test, next, 'pay_2')).n).toBe(1)
  })

  it('is not drafted for a tour of that minute', async () => {
    const test = startProvider()
    await test.register('9000000001')
    test.later(TO_TOUR - 1)
    const user = await test.logIn('9000000001')
    expect(outcome(await payTour(test, user)).n).toBe(1)
    test.later(1)
    expect(outcome(await payTour(test, user)).Msg).toBe(
      'Over for today: this tour begins at 10:00 am. Please select a later time or another day.',
    )
  })
})

describe('a payment whose page is gone', () => {
  it.each<[string, (test: TestProvider, order: Body) => Promise<unknown>]>([
    ['the webhook', async (test) => test.provider.receive(await test.gateway.webhook('pay_1'))],
    ['the sweep', (test) => test.provider.sweep()],
  ])('%s books it', async (_, heal) => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user)
    test.gateway.take(orderIdOf(order), 'pay_1')
    await heal(test, order)
    expect(await bookings(test, user)).toHaveLength(1)
    expect(test.gateway.statusOf('pay_1')).toBe('captured')
    expect((await test.ask('GetUserCart', { UserId: user.UserId }, user.as))['cart']).toEqual([])
  })

  it('is booked by the next attempt, which asks for no second payment', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    test.gateway.take(orderIdOf(await pay(test, user)), 'pay_1')
    expect(outcome(await pay(test, user, { Amount: 5000 }))).toEqual({
      n: 0,
      Msg: 'You have already paid: your booking #AA20401 is confirmed. Nothing was charged again. See My bookings.',
    })
    expect(await bookings(test, user)).toHaveLength(1)
    expect(test.gateway.orders).toHaveLength(1)
  })

  it('does not block the next attempt while the gateway is unreachable', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await pay(test, user)
    test.gateway.payments = () => Promise.reject(new Error('down'))
    expect(outcome(await pay(test, user, { Amount: 5000 })).n).toBe(1)
  })
})

describe('a webhook', () => {
  it('that comes before and after the page makes one booking, and the page is told of it', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const created = await pay(test, user)
    const triple = await test.gateway.triple(orderIdOf(created), 'pay_1')
    for (const who of ['webhook', 'webhook', 'page', 'webhook']) {
      if (who === 'webhook')
        expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 200 })
      else
        expect(outcome(await test.ask('CreateOrder', triple))).toEqual({
          n: 1,
          Msg: 'Your booking #AA20401 is confirmed.',
        })
    }
    expect(await bookings(test, user)).toHaveLength(1)
  })

  it('that the gateway did not sign is refused, and books nothing', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    test.gateway.take(orderIdOf(await pay(test, user)), 'pay_1')
    const { body } = await test.gateway.webhook('pay_1')
    for (const signature of ['', '0'.repeat(64)]) {
      expect(await test.provider.receive({ body, signature })).toMatchObject({ status: 400 })
    }
    expect(await bookings(test, user)).toEqual([])
  })

  it('for another shop’s order is accepted and ignored', async () => {
    const test = startProvider()
    test.gateway.take('order_of_another_shop', 'pay_1')
    expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 200 })
    expect(test.gateway.statusOf('pay_1')).toBe('authorised')
  })
})

it('a webhook for another amount or currency than the order’s books nothing', async () => {
  const test = startProvider()
  const user = await shopper(test, '9000000001')
  test.gateway.take(orderIdOf(await pay(test, user)), 'pay_1')
  for (const change of [{ amount: 100, currency: 'USD' }, { currency: 'USD' }, { amount: 353_999 }]) {
    const webhook = await test.gateway.webhook('pay_1', change)
    expect(await test.provider.receive(webhook)).toMatchObject({ status: 400 })
  }
  expect(await bookings(test, user)).toEqual([])
  expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 200 })
  expect(await bookings(test, user)).toHaveLength(1)
})

describe('a temporary fault while a payment is confirmed', () => {
  const headers = new Headers({ 'x-api-key': 'demo-key' })

  it('is not a refusal: the client gets a 503, and the next try books', async () => {
    const storage = failingStorage()
    const test = startProvider(storage)
    const user = await shopper(test, '9000000001')
    const triple = await test.gateway.triple(orderIdOf(await pay(test, user)), 'pay_1')
    storage.isFailing = true
    expect(await test.provider.answer('CreateOrder', triple, headers)).toMatchObject({ status: 503 })
    storage.isFailing = false
    expect(await test.provider.answer('CreateOrder', triple, headers)).toMatchObject({
      status: 200,
      body: { response: { n: 1 } },
    })
  })

  it('makes the gateway send its webhook again', async () => {
    const storage = failingStorage()
    const test = startProvider(storage)
    test.gateway.take(orderIdOf(await pay(test, await shopper(test, '9000000001'))), 'pay_1')
    storage.isFailing = true
    expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 503 })
    storage.isFailing = false
    expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 200 })
    expect(test.gateway.statusOf('pay_1')).toBe('captured')
  })
})

it('the next sweep tells the gateway what it missed', async () => {
  const test = startProvider()
  const user = await shopper(test, '9000000001')
  const { capture } = test.gateway
  test.gateway.capture = () => Promise.reject(new Error('down'))
  expect(outcome(await confirm(test, await pay(test, user), 'pay_1')).n).toBe(1)
  expect(test.gateway.statusOf('pay_1')).toBe('authorised')
  test.gateway.capture = capture
  await test.provider.sweep()
  expect(test.gateway.statusOf('pay_1')).toBe('captured')
})
