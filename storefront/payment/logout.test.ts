import { expect, test } from 'vitest'
import { createWorld, OWNER, settle } from './testing/world.ts'

test.each(['shared', 'refused'] as const)(
  'a payment that is unconfirmed at a logout is confirmed at the next start, storage %s',
  async (storage) => {
    const world = createWorld({ storage })
    const tab = world.openTab()
    await tab.pressed()
    world.network = 'offline'
    world.lastDialog().pay()
    await settle()
    await tab.payments.forgetVisitor()
    tab.kill()
    world.network = 'up'
    const next = world.openTab(tab)
    await next.payments.resume()
    await settle()
    expect(world.confirmedOrders()).toEqual(['order_1'])
  },
)

test('a logout keeps only the ids of payments that are not settled', async () => {
  const world = createWorld()
  const [tab, other] = [world.openTab(), world.openTab()]
  await tab.pressed()
  world.lastDialog().pay()
  await settle()
  await other.pressed('other cart')
  world.network = 'offline'
  world.lastDialog().pay()
  await settle()
  await tab.payments.forgetVisitor()
  expect(await world.store.all()).toEqual([
    {
      orderId: 'order_2',
      kind: 'shoot',
      owner: '',
      lines: ['other cart'],
      contentHash: '',
      createdAt: Date.parse('2026-11-21T00:00+05:30'),
      state: 'authorised',
      triple: {
        PaymentGatewayPaymentId: 'pay_of_order_2',
        PaymentGatewayOrderId: 'order_2',
        PaymentSignature: 'signature of order_2',
      },
    },
  ])
  // The other tab retries, but must not write forgotten details again.
  world.network = 'up'
  await world.clock.advance(60_000)
  expect(world.confirmedOrders()).toEqual(['order_1', 'order_2'])
  expect(JSON.stringify(await world.store.all())).not.toMatch(new RegExp(`${OWNER}|354000|12 Dec|Golden`))
})

test('a dialog that is open during a logout in another tab is no open question until its tab closes', async () => {
  const world = createWorld()
  const [tab, other] = [world.openTab(), world.openTab()]
  await tab.pressed()
  await other.payments.forgetVisitor()
  await other.payments.resume()
  expect(other.payments.pending()).toEqual([])
  tab.kill()
  await other.payments.resume()
  expect(other.payments.pending()).toMatchObject([{ orderId: 'order_1', state: 'unanswered', owner: '' }])
})

test('a logout forgets a dismissed payment, which knows the name and the receipt', async () => {
  const world = createWorld()
  const tab = world.openTab()
  await tab.pressed()
  world.lastDialog().dismiss()
  await settle()
  await tab.payments.forgetVisitor()
  expect(tab.status()).toBe('idle')
})
