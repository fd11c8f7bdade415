import { describe, expect, test } from 'vitest'
import { fromRupees, paiseOf, type Paise } from '../text/money.ts'
import { createWorld, settle, SHOWN, type Network } from './rehearsal.ts'

async function atTheDialog() {
  const world = createWorld()
  const tab = world.openTab()
  await tab.pressed()
  return { world, tab, dialog: world.lastDialog() }
}

const entries = (world: ReturnType<typeof createWorld>) => world.store.all()

describe('a payment that goes well', () => {
  test('loads, orders, writes down, opens, writes down and confirms, each once', async () => {
    const { world, tab, dialog } = await atTheDialog()
    expect(tab.is()).toBe('open')
    dialog.pay()
    await settle()
    expect(tab.is()).toBe('confirmed')
    const log = ['load', 'create', 'write open', 'open', 'write authorised', 'confirm', 'write confirmed']
    expect(world.log).toEqual(log)
    expect(world.arrived.map(({ triple }) => triple)).toEqual([
      {
        PaymentGatewayPaymentId: 'pay_of_order_1',
        PaymentGatewayOrderId: 'order_1',
        PaymentSignature: 'signature of order_1',
      },
    ])
  })

  test('is written down before the dialog opens, with no name, phone or e-mail', async () => {
    const { world } = await atTheDialog()
    const [entry] = await entries(world)
    expect(entry).toMatchObject({ orderId: 'order_1', kind: 'shoot', amount: 354_000, state: 'open' })
    expect(JSON.stringify(entry)).not.toMatch(/Asha|98765|example/)
  })

  test('waits for a slow journal before it opens, and before it confirms', async () => {
    const world = createWorld()
    world.writesTake = 1_000
    const tab = world.openTab()
    await tab.pressed()
    expect([tab.is(), world.dialogs.length]).toEqual(['ready', 0])
    await world.clock.advance(1_000)
    world.lastDialog().pay()
    await settle()
    expect(tab.is()).toBe('authorised')
    expect(world.arrived).toEqual([])
    await world.clock.advance(1_000)
    expect(world.arrived).toHaveLength(1)
  })

  test('clears nothing before the provider said yes', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'offline'
    dialog.pay()
    await settle()
    expect(tab.cleared).toEqual([])
    world.network = 'up'
    await world.clock.advance(2_000)
    expect(tab.cleared).toMatchObject([{ orderId: 'order_1', cartHash: 'cart' }])
  })

  test('survives a failed card', async () => {
    const { tab, dialog } = await atTheDialog()
    dialog.fail()
    expect(tab.payments.getState()).toMatchObject({ is: 'failed', failure: { reason: 'payment_declined' } })
    dialog.fail()
    dialog.pay()
    await settle()
    expect(tab.is()).toBe('confirmed')
  })

  test('charges what was shown when the provider already sends paise', async () => {
    const world = createWorld()
    world.asks = paiseOf(35_400_000)
    const tab = world.openTab()
    await tab.pressed()
    expect(world.lastDialog().amount).toBe(354_000)
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

  test.each(['blocked', 'slow'] as const)('with a script that is %s makes no order, and works later', async (script) => {
    const world = createWorld()
    world.script = script
    const tab = world.openTab()
    await tab.pressed()
    expect(tab.payments.getState()).toEqual({ is: 'stopped', problem: { why: 'script', reason: script } })
    expect(world.ordersMade).toBe(0)
    world.script = 'loads'
    await tab.pressed()
    expect(tab.is()).toBe('open')
  })

  test('keeps what the provider refused with, and can be pressed again', async () => {
    const world = createWorld()
    world.createFails = true
    const tab = world.openTab()
    await tab.pressed()
    expect(tab.payments.getState()).toEqual({
      is: 'stopped',
      problem: { why: 'create', error: new Error('Coupon is not valid') },
    })
    world.createFails = false
    await tab.pressed()
    expect(tab.is()).toBe('open')
  })

  test('stops with both figures when the provider asks for another amount', async () => {
    const world = createWorld()
    world.asks = fromRupees(4000)
    const tab = world.openTab()
    await tab.pressed()
    const problem = { why: 'amount', shown: SHOWN, asked: fromRupees(4000) }
    expect(tab.payments.getState()).toEqual({ is: 'stopped', problem })
    expect(world.dialogs).toEqual([])
  })

  test('is not stuck when the gateway throws', async () => {
    const world = createWorld()
    world.gatewayThrows = true
    const tab = world.openTab()
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ is: 'stopped', problem: { why: 'gateway' } })
    world.gatewayThrows = false
    await tab.pressed()
    expect(tab.is()).toBe('open')
    expect(world.ordersMade).toBe(2)
  })
})

describe('a dismissed dialog', () => {
  test('opens the same order again', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    expect(tab.is()).toBe('dismissed')
    await tab.pressed()
    expect(world.lastDialog().orderId).toBe('order_1')
    expect(world.openDialogs()).toHaveLength(1)
    expect(world.ordersMade).toBe(1)
  })

  test('says nothing about the dialog that was opened after it', async () => {
    const { tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed()
    dialog.dismissAgain()
    dialog.failAgain()
    expect(tab.is()).toBe('open')
  })

  test.each([
    ['cart', ['other cart', 'form']],
    ['form', ['cart', 'other form']],
    ['amount', ['cart', 'form', fromRupees(7080)]],
  ] as [string, [string, string, Paise?]][])('makes a new order after the %s was changed', async (_, wish) => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed(...wish)
    expect(world.lastDialog().orderId).toBe('order_2')
  })

  test('makes a new order after 15 minutes', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await world.clock.advance(15 * 60_000)
    await tab.pressed()
    expect(world.lastDialog().orderId).toBe('order_2')
  })

  test('whose payment came through all the same is confirmed', async () => {
    const { tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    dialog.pay()
    await settle()
    expect(tab.is()).toBe('confirmed')
  })

  test('whose payment comes through late takes the second dialog for the same cart away', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed('cart', 'other form')
    dialog.pay()
    await settle()
    expect(world.openDialogs()).toEqual([])
    expect(tab.payments.getState()).toMatchObject({ is: 'confirmed', order: { orderId: 'order_1' } })
  })

  test('whose payment comes through late is confirmed beside the payment of another cart', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed('other cart')
    dialog.pay()
    await settle()
    expect(world.confirmedOrders()).toEqual(['order_1'])
    expect(tab.payments.getState()).toMatchObject({ is: 'open', order: { orderId: 'order_2' } })
    expect(tab.cleared).toMatchObject([{ cartHash: 'cart' }])
  })
})

describe('what the gateway answers', () => {
  test('twice is confirmed once', async () => {
    const { world, dialog, tab } = await atTheDialog()
    dialog.pay()
    dialog.pay()
    await settle()
    dialog.pay()
    await settle()
    expect(world.arrived).toHaveLength(1)
    expect(tab.cleared).toHaveLength(1)
  })

  test.each([
    ['for another order', { razorpay_order_id: 'order_9' }],
    ['without a signature', { razorpay_signature: '' }],
    ['with a signature that is no text', { razorpay_signature: 7 }],
  ])('%s is never sent on, and the payment id is kept', async (_, change) => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.answer({ ...dialog.response, ...change })
    await settle()
    expect(world.arrived).toEqual([])
    expect(tab.payments.getState()).toMatchObject({ is: 'unknown', why: 'response', paymentId: 'pay_of_order_1' })
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ is: 'stopped', problem: { why: 'paidBefore' } })
    expect(await entries(world)).toMatchObject([{ state: 'unknown', paymentId: 'pay_of_order_1' }])
  })

  test.each([undefined, null, 'paid', {}])('%j leaves an unknown payment, not a crash', async (response) => {
    const { tab, dialog } = await atTheDialog()
    dialog.answer(response)
    await settle()
    expect(tab.payments.getState()).toMatchObject({ is: 'unknown', why: 'response', paymentId: '' })
  })
})

describe('a confirmation', () => {
  test.each<[string, Network]>([
    ['offline', 'offline'],
    ['answered with 500', 'silent'],
  ])('%s is sent again after 2, 5, 15 and 30 seconds', async (_, network) => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = network
    dialog.pay()
    await settle()
    const tries = () => world.log.filter((line) => line === 'confirm').length
    const seen = [tries()]
    for (const seconds of [2, 5, 15, 30]) {
      await world.clock.advance(seconds * 1000 - 1)
      seen.push(tries())
      await world.clock.advance(1)
      seen.push(tries())
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
    expect(tab.payments.getState()).toMatchObject({ is: 'unknown', why: 'unreachable', order: { amount: 354_000 } })
    await world.clock.advance(3_600_000)
    expect(tries()).toBe(5)
    world.network = 'up'
    tab.wake()
    await settle()
    expect(tab.is()).toBe('confirmed')
    expect(tab.cleared).toHaveLength(1)
  })

  test('does not wait for its turn when the network comes back', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'offline'
    dialog.pay()
    await settle()
    expect(tab.payments.pending()).toMatchObject([{ orderId: 'order_1' }])
    world.network = 'up'
    tab.wake()
    await settle()
    expect(tab.is()).toBe('confirmed')
    expect(tab.payments.pending()).toEqual([])
    await world.clock.advance(60_000)
    expect(world.arrived).toHaveLength(1)
  })

  test('refused keeps the sentence, the payment id and the amount, and can be asked again', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'refusing'
    dialog.pay()
    await settle()
    expect(tab.payments.getState()).toMatchObject({
      is: 'refused',
      message: 'The slot is gone.',
      order: { amount: 354_000 },
      triple: { PaymentGatewayPaymentId: 'pay_of_order_1' },
    })
    expect(tab.cleared).toEqual([])
    world.network = 'up'
    tab.payments.retry()
    await settle()
    expect(tab.is()).toBe('confirmed')
  })

  test('refused blocks a second payment of the same cart', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'refusing'
    dialog.pay()
    await settle()
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ is: 'stopped', problem: { why: 'paidBefore' } })
    expect(world.ordersMade).toBe(1)
    await tab.pressed('other cart')
    expect(tab.is()).toBe('open')
  })
})

describe('a tab killed after the gateway authorised', () => {
  async function killed() {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'offline'
    dialog.pay()
    await settle()
    tab.kill()
    world.network = 'up'
    return world
  }

  test('is confirmed at the next start, once', async () => {
    const world = await killed()
    const next = world.openTab()
    await next.payments.resume()
    await settle()
    expect(next.is()).toBe('confirmed')
    expect(next.cleared).toMatchObject([{ orderId: 'order_1' }])
    const later = world.openTab()
    await later.payments.resume()
    await settle()
    expect(later.is()).toBe('idle')
    expect(world.arrived).toHaveLength(1)
  })

  test('is confirmed once by two tabs that start together', async () => {
    const world = await killed()
    const tabs = [world.openTab(), world.openTab()]
    await Promise.all(tabs.map((tab) => tab.payments.resume()))
    await settle()
    expect(world.arrived).toHaveLength(1)
    expect(tabs.map((tab) => tab.is()).toSorted()).toEqual(['confirmed', 'idle'])
  })

  test('is confirmed, not paid again, when Pay is pressed first', async () => {
    const world = await killed()
    const next = world.openTab()
    await next.pressed()
    expect(next.is()).toBe('confirmed')
    expect(world.ordersMade).toBe(1)
  })

  test('is confirmed by a tab that stands at another dialog, at its second try', async () => {
    const world = await killed()
    const next = world.openTab()
    await next.pressed('other cart')
    world.network = 'silent'
    await next.payments.resume()
    await settle()
    world.network = 'up'
    next.wake()
    await settle()
    expect(world.confirmedOrders()).toEqual(['order_1'])
    expect(next.is()).toBe('open')
  })

  test('is kept for seven days once confirmed, and forever until then', async () => {
    const world = await killed()
    world.network = 'offline'
    await world.clock.advance(40 * 86_400_000)
    const next = world.openTab()
    await next.payments.resume()
    expect(await entries(world)).toMatchObject([{ state: 'authorised' }])
    world.network = 'up'
    await world.clock.advance(2_000)
    expect(await entries(world)).toMatchObject([{ state: 'confirmed' }])
    await world.openTab().payments.resume()
    expect(await entries(world)).toEqual([])
  })
})

describe('two tabs', () => {
  test('cannot pay for the same cart at once', async () => {
    const { world } = await atTheDialog()
    const second = world.openTab()
    await second.pressed()
    expect(second.payments.getState()).toEqual({ is: 'stopped', problem: { why: 'elsewhere' } })
    expect(world.ordersMade).toBe(1)
  })

  test('can pay for different carts', async () => {
    const { world } = await atTheDialog()
    const second = world.openTab()
    await second.pressed('other cart')
    expect(second.is()).toBe('open')
  })

  test('take over from a tab that died at its dialog', async () => {
    const { world, tab } = await atTheDialog()
    tab.kill()
    const second = world.openTab()
    await second.pressed()
    expect(second.is()).toBe('open')
    expect(await entries(world)).toMatchObject([{ state: 'abandoned' }, { state: 'open' }])
  })

  test('do not open an order again that the other replaced', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    const second = world.openTab()
    await second.pressed()
    world.lastDialog().dismiss()
    await settle()
    await tab.pressed()
    expect(world.lastDialog().orderId).toBe('order_3')
  })

  test('learn from each other that the cart was paid', async () => {
    const { world, dialog } = await atTheDialog()
    dialog.dismiss()
    const second = world.openTab()
    await second.pressed()
    dialog.pay()
    await settle()
    expect(second.payments.getState()).toMatchObject({ is: 'stopped', problem: { why: 'paidBefore' } })
    expect(world.openDialogs()).toEqual([])
    expect(world.confirmedOrders()).toEqual(['order_1'])
  })

  test('confirm the payment though the cart was changed in the other meanwhile', async () => {
    const { world, tab, dialog } = await atTheDialog()
    const second = world.openTab()
    await second.pressed('changed cart')
    dialog.pay()
    await settle()
    expect(tab.is()).toBe('confirmed')
    expect(second.is()).toBe('open')
  })
})

test('reset leaves a payment under way alone', async () => {
  const { tab, dialog } = await atTheDialog()
  tab.payments.reset()
  expect(tab.is()).toBe('open')
  dialog.dismiss()
  tab.payments.reset()
  expect(tab.is()).toBe('idle')
})

test('subscribers hear of each change, and the list of pending payments stays the same until it changes', async () => {
  const world = createWorld()
  const tab = world.openTab()
  const seen: string[] = []
  tab.payments.subscribe(() => seen.push(tab.is()))
  const before = tab.payments.pending()
  await tab.pressed()
  expect(seen).toEqual(['loadingScript', 'creating', 'ready', 'open'])
  expect(tab.payments.pending()).toBe(before)
})
