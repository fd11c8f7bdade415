import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { item, outcome, startProvider, type Body, type TestProvider } from '../testing/provider.ts'
import { bookings, confirm, FREE, model, pay, shopper, type Shopper } from '../testing/shopper.ts'
import { createMemoryStorage, type Storage, type Tables } from './storage.ts'

const orderIdOf = (body: Body) => String(model(body)['PaymentGatewayOrderId'])

async function tour(test: TestProvider, { UserId, as }: Shopper, people: number): Promise<Body> {
  const form = { FullName: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com', TypeOfShoot: 1 }
  const when = { VisitingDate: FREE.split('-').reverse().join('/'), VisitingTime: '10:00 AM - 12:00 PM' }
  return test.ask(
    'CreateRecceUserpayment',
    { ProfessionalId: UserId, ...form, ...when, NumberOfPeople: people, Amount: people * 118 },
    as,
  )
}

/** Storage that can be made to fail like a locked database or a full disk. */
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
    const [first, second] = [await pay(test, user), await pay(test, user, { Amount: 5000 })]
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
    const first = await pay(test, user)
    await test.ask('AddToUserCart', item('food', 51, { UserId: user.UserId }), user.as)
    const second = await pay(test, user)
    expect(outcome(await confirm(test, second, 'pay_2')).n).toBe(1)
    expect(outcome(await confirm(test, first, 'pay_1')).n).toBe(0)
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
  })

  /** Orders for two carts in turn, each with the single-use coupon. */
  async function twoCarts(test: TestProvider, user: Shopper) {
    const first = await pay(test, user, { CouponCode: 'WELCOME' })
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
  })

  it('releases a coupon when its order has lapsed', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const { first, second } = await twoCarts(test, user)
    test.later(15 * 60_000)
    expect(outcome(await confirm(test, first, 'pay_1')).n).toBe(1)
    expect(outcome(await confirm(test, second, 'pay_2')).Msg).toContain('The coupon has been used meanwhile.')
  })

  it('books whichever of two amounts is paid first, with its coupon', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const first = await pay(test, user, { CouponCode: 'WELCOME' })
    await pay(test, user, { CouponCode: 'WELCOME', Amount: 4000 })
    expect(outcome(await confirm(test, first, 'pay_1')).n).toBe(1)
  })

  it('releases the coupon of an order that is replaced', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await pay(test, user, { CouponCode: 'WELCOME' })
    expect(outcome(await pay(test, user, { CouponCode: 'WELCOME', Amount: 4000 })).n).toBe(1)
  })
})

it('one tour is booked once, for whatever number of people it was paid', async () => {
  const test = startProvider()
  const user = await test.register('9000000001')
  const [first, second] = [await tour(test, user, 2), await tour(test, user, 4)]
  const send = async (body: Body, paymentId: string) =>
    outcome(await test.ask('CreateRecceUserOrder', await test.gateway.triple(orderIdOf(body), paymentId)))
  expect((await send(first, 'pay_1')).n).toBe(1)
  expect((await send(second, 'pay_2')).Msg).toContain('This tour is already booked.')
  expect([test.gateway.statusOf('pay_1'), test.gateway.statusOf('pay_2')]).toEqual(['captured', 'voided'])
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
  it.each<[string, ('webhook' | 'htmlPage')[]]>([
    ['first', ['webhook', 'htmlPage']],
    ['last', ['htmlPage', 'webhook']],
    ['twice', ['webhook', 'webhook', 'htmlPage', 'webhook']],
  ])('that comes %s makes one booking, and the page is told of it', async (_, order) => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const created = await pay(test, user)
    const triple = await test.gateway.triple(orderIdOf(created), 'pay_1')
    for (const who of order) {
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

  it('that comes when the place is gone refunds the payment', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const [first, second] = [await pay(test, user), await pay(test, user, { Amount: 5000 })]
    await confirm(test, second, 'pay_2')
    test.gateway.take(orderIdOf(first), 'pay_1')
    expect(await test.provider.receive(await test.gateway.webhook('pay_1'))).toMatchObject({ status: 200 })
    expect(test.gateway.statusOf('pay_1')).toBe('voided')
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

it('an instruction written by an earlier version is carried out, not reversed', async () => {
  const storage = createMemoryStorage()
  const test = startProvider(storage)
  const user = await shopper(test, '9000000001')
  const { capture } = test.gateway
  test.gateway.capture = () => Promise.reject(new Error('down'))
  const order = await pay(test, user)
  await confirm(test, order, 'pay_1')
  const row = { orderId: orderIdOf(order), paymentId: 'pay_1', is: 'capture' }
  storage.transaction((tables) => tables.set('instructions', 'pay_1', row))
  test.gateway.capture = capture
  await test.provider.sweep()
  expect(test.gateway.statusOf('pay_1')).toBe('captured')
})
