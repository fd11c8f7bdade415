import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import {
  countingRandom,
  FIXTURE,
  item,
  NOW,
  outcome,
  startProvider,
  testGateway,
  type Body,
  type TestProvider,
} from '../testing/provider.ts'
import { model, pay, shopper } from '../testing/shopper.ts'
import { createMemoryStorage, type Storage } from './storage.ts'
import { createPurge, ROWS_PER_RUN } from './purge.ts'

const DAY = 86_400_000
let now: number
let storage: Storage
let sandbox: Sandbox
let test: TestProvider
let purge: () => number

beforeEach(() => {
  now = NOW
  storage = createMemoryStorage(() => now)
  sandbox = createSandbox({
    storage,
    data: FIXTURE,
    assets: () => Promise.resolve(''),
    now: () => now,
    random: countingRandom(),
  })
  const { createOrder, verify } = sandbox.gateway
  test = startProvider(storage, FIXTURE, Object.assign(testGateway(), { createOrder, verify }))
  purge = createPurge(storage, () => now)
})

function later(days: number): void {
  now += days * DAY
  test.later(days * DAY)
}

function purgeAll(): void {
  while (purge() > 0);
}

const rowsOf = (table: string, prefix = '') => storage.transaction((tables) => tables.list(table, prefix)).length
const cartOf = async (sessionId: string) => (await test.ask('GetUserCart', { UserId: '', sessionId }))['cart'] as Body[]
const add = (sessionId: string) => test.ask('AddToUserCart', item('food', 51, { sessionId }))

/** Pays in the sandbox gateway; `failure@razorpay` is declined. */
async function tryToPay(order: Body, vpa: string): Promise<Body> {
  const { PaymentGatewayOrderId: order_id, PaidAmount } = model(order)
  const amount = Math.round(Number(PaidAmount) * 100)
  const body = JSON.stringify({ order_id, amount, attempt: vpa, instrument: { method: 'upi', vpa } })
  const answer = await sandbox.gateway.fetch(
    new Request('http://shop.invalid/gateway/payments', { method: 'POST', body }),
  )
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = (await answer!.json()) as Record<
    string,
    string
  >
  return {
    PaymentGatewayPaymentId: razorpay_payment_id,
    PaymentGatewayOrderId: razorpay_order_id,
    PaymentSignature: razorpay_signature,
  }
}

describe('a guest’s cart', () => {
  it('is removed after thirty days without a change', async () => {
    await add('forgottenforgot')
    await add('usedusedusedused'.slice(1))
    later(20)
    await add('usedusedusedused'.slice(1))
    later(10.5)
    purgeAll()
    expect(await cartOf('forgottenforgot')).toEqual([])
    expect(await cartOf('usedusedusedused'.slice(1))).toHaveLength(1)
  })

  it('is removed a few at a time', async () => {
    storage.transaction((tables) => {
      for (let at = 0; at < 2.5 * ROWS_PER_RUN; at += 1) tables.set('carts', `guest/${at}`, [])
    })
    later(31)
    expect([purge(), purge(), purge(), purge()]).toEqual([ROWS_PER_RUN, ROWS_PER_RUN, ROWS_PER_RUN / 2, 0])
  })
})

it('a customer’s cart stays', async () => {
  const user = await test.register('9000000001')
  await test.ask('AddToUserCart', item('food', 51, user), user.as)
  later(400)
  purgeAll()
  expect(rowsOf('carts', `user/${user.UserId}`)).toBe(1)
})

it('codes, their counts and idle sessions are removed after a day', async () => {
  await test.register('9000000001')
  await test.ask('SendOtpForNonRegisterUserWeb', { MobileNo: '9000000002' })
  later(1.5)
  purgeAll()
  expect([rowsOf('codes'), rowsOf('counts'), rowsOf('tokens')]).toEqual([0, 0, 0])
})

describe('an order', () => {
  it('is removed with its places after thirty days without a payment attempt', async () => {
    const user = await shopper(test, '9000000001')
    await pay(test, user)
    const held = rowsOf('uses')
    later(2)
    purgeAll()
    expect(rowsOf('uses')).toBeLessThan(held)
    expect(rowsOf('orders', `${user.UserId}/`)).toBe(1)
    later(29)
    purgeAll()
    expect([rowsOf('orders', `${user.UserId}/`), rowsOf('gatewayorders'), rowsOf('gateway', 'order/')]).toEqual([
      0, 0, 0,
    ])
  })

  it.each([
    ['confirmed at once', 0, 'Your booking #', 1],
    ['not confirmed until its day was long over', 400, 'will be refunded', 0],
  ])('stays when it was paid, and %s', async (_, days, answer, booked) => {
    const user = await shopper(test, '9000000001')
    const triple = await tryToPay(await pay(test, user), 'success@razorpay')
    later(days)
    purgeAll()
    expect(rowsOf('gateway', 'order/')).toBe(1)
    expect(outcome(await test.ask('CreateOrder', triple)).Msg).toContain(answer)
    later(400)
    purgeAll()
    expect([
      rowsOf('orders', `${user.UserId}/`),
      rowsOf('gateway', 'order/'),
      rowsOf('bookings', `${user.UserId}/`),
    ]).toEqual([1, 1, booked])
  })

  it('stays when a payment was tried and declined', async () => {
    const user = await shopper(test, '9000000001')
    await tryToPay(await pay(test, user), 'failure@razorpay')
    later(400)
    purgeAll()
    expect(rowsOf('orders', `${user.UserId}/`)).toBe(1)
  })

  it('is looked up among the refunds without reading them for each', () => {
    storage.transaction((tables) => {
      for (let at = 0; at < ROWS_PER_RUN; at += 1)
        tables.set('orders', `7/R${at}`, { receipt: `R${at}`, state: 'open' })
    })
    later(31)
    const listed: string[] = []
    const counting: Storage = {
      ...storage,
      transaction: (work) =>
        storage.transaction((tables) =>
          work({
            ...tables,
            list<Row>(table: string, prefix?: string) {
              listed.push(table)
              return tables.list<Row>(table, prefix)
            },
          }),
        ),
    }
    expect(createPurge(counting, () => now)()).toBeGreaterThan(ROWS_PER_RUN / 2)
    expect(listed).toEqual(['refunds'])
  })

  it('stays while a refund is owed, or where the gateway has its own records', async () => {
    const refunded = await shopper(test, '9000000001')
    const elsewhere = await shopper(test, '9000000002')
    const { PaymentId: receipt } = model(await pay(test, refunded))
    const { PaymentGatewayOrderId: id } = model(await pay(test, elsewhere))
    storage.transaction((tables) => {
      tables.set('refunds', 'pay_1', { paymentId: 'pay_1', receipt })
      tables.remove('gateway', `order/${String(id)}`)
    })
    later(400)
    purgeAll()
    for (const { UserId } of [refunded, elsewhere]) expect(rowsOf('orders', `${UserId}/`)).toBe(1)
  })
})
