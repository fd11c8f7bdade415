import { describe, expect, test } from 'vitest'
import { fromRupees } from '../text/money.ts'
import { atTheDialog, createWorld, settle, SHOWN } from './testing/world.ts'

describe('a successful payment', () => {
  test(
    'loads, orders, journals, opens, journals and confirms, each once',
    { tags: ['@PAY-18', '@PAY-19'] },
    async () => {
      const { world, tab, dialog } = await atTheDialog()
      expect(tab.status()).toBe('open')
      dialog.pay()
      await settle()
      expect(tab.status()).toBe('confirmed')
      const log = ['load', 'create', 'write open', 'open', 'write authorised', 'confirm', 'write confirmed']
      expect(world.log).toEqual(log)
      expect(world.arrived.map(({ triple }) => triple)).toEqual([
        {
          PaymentGatewayPaymentId: 'pay_of_order_1',
          PaymentGatewayOrderId: 'order_1',
          PaymentSignature: 'signature of order_1',
        },
      ])
    },
  )

  test('is journalled before the dialog opens, without name, phone or e-mail', async () => {
    const { world } = await atTheDialog()
    const [entry] = await world.store.all()
    expect(entry).toMatchObject({ orderId: 'order_1', kind: 'shoot', amount: 354_000, state: 'open' })
    expect(JSON.stringify(entry)).not.toMatch(/Asha|98765|example/)
  })

  test('waits for a slow journal before it opens, and before it confirms', async () => {
    const world = createWorld()
    world.writesTake = 1_000
    const tab = world.openTab()
    await tab.pressed()
    expect([tab.status(), world.dialogs.length]).toEqual(['open', 0])
    await world.clock.advance(1_000)
    world.lastDialog().pay()
    await settle()
    expect(tab.status()).toBe('authorised')
    expect(world.arrived).toEqual([])
    await world.clock.advance(1_000)
    expect(world.arrived).toHaveLength(1)
  })

  test('survives a failed card', async () => {
    const { tab, dialog } = await atTheDialog()
    dialog.fail()
    expect(tab.status()).toBe('open')
    dialog.fail()
    dialog.pay()
    await settle()
    expect(tab.status()).toBe('confirmed')
  })
})

describe('pressing Pay', () => {
  test('twice starts one payment', async () => {
    const world = createWorld()
    const tab = world.openTab()
    tab.press()
    tab.press()
    await settle()
    tab.press()
    await settle()
    expect(world.log).toEqual(['load', 'create', 'write open', 'open'])
  })

  test.each(['blocked', 'slow'] as const)(
    'with a script that is %s makes no order, and works later',
    async (script) => {
      const world = createWorld()
      world.script = script
      const tab = world.openTab()
      await tab.pressed()
      expect(tab.payments.getState()).toEqual({ status: 'stopped', problem: { type: 'script', reason: script } })
      expect(world.ordersMade).toBe(0)
      world.script = 'loads'
      await tab.pressed()
      expect(tab.status()).toBe('open')
    },
  )

  test('keeps the provider’s refusal, and can be repeated', async () => {
    const world = createWorld()
    world.createFails = true
    const tab = world.openTab()
    await tab.pressed()
    expect(tab.payments.getState()).toEqual({
      status: 'stopped',
      problem: { type: 'create', error: new Error('Coupon is not valid') },
    })
    world.createFails = false
    await tab.pressed()
    expect(tab.status()).toBe('open')
  })

  test(
    'stops with both figures when the provider asks for another amount',
    { tags: ['@C-095', '@PAY-16', '@CONST-23'] },
    async () => {
      const world = createWorld()
      world.asks = fromRupees(4000)
      const tab = world.openTab()
      await tab.pressed()
      const problem = { type: 'amount', shown: SHOWN, asked: fromRupees(4000) }
      expect(tab.payments.getState()).toEqual({ status: 'stopped', problem })
      expect(world.dialogs).toEqual([])
    },
  )

  test('is not blocked when the gateway throws', async () => {
    const world = createWorld()
    world.gatewayThrows = true
    const tab = world.openTab()
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ status: 'stopped', problem: { type: 'gateway' } })
    world.gatewayThrows = false
    await tab.pressed()
    expect(tab.status()).toBe('open')
    expect(world.ordersMade).toBe(2)
  })
})

test('subscribers hear of each change, and the pending payments are the same array until they change', async () => {
  const world = createWorld()
  const tab = world.openTab()
  const seen: string[] = []
  tab.payments.subscribe(() => seen.push(tab.status()))
  const before = tab.payments.pending()
  await tab.pressed()
  expect(seen).toEqual(['loadingScript', 'creating', 'open'])
  expect(tab.payments.pending()).toBe(before)
})
