import { describe, expect, test } from 'vitest'
import { fromRupees, paiseOf } from '../text/money.ts'
import { createJournal, memoryStore } from './journal.ts'
import type { Locks } from './locks.ts'
import type { Ports, Runner } from './ports.ts'
import { createResume } from './resume.ts'
import { atTheDialog, settle, SHOWN } from './testing/world.ts'

describe('two tabs', () => {
  test('can pay for different carts', async () => {
    const { world } = await atTheDialog()
    const second = world.openTab()
    await second.pressed('other cart')
    expect(second.status()).toBe('open')
  })

  test('cannot pay for the same cart at once with another amount or coupon, or with an item added', async () => {
    const { world } = await atTheDialog()
    const second = world.openTab()
    for (const [cart, form, shown] of [
      ['cart', 'form', SHOWN],
      ['cart', 'form', fromRupees(5900)],
      ['cart', 'form with coupon', SHOWN],
      ['cart+meal', 'form', SHOWN],
    ] as const) {
      await second.pressed(cart, form, paiseOf(shown))
      expect(second.payments.getState()).toEqual({ status: 'stopped', problem: { type: 'elsewhere' } })
    }
    expect(world.ordersMade).toBe(1)
  })

  test('cannot pay with another amount while the first payment is unconfirmed', async () => {
    const { world, dialog } = await atTheDialog()
    world.network = 'offline'
    dialog.pay()
    await settle()
    await world.clock.advance(58_000)
    const second = world.openTab()
    await second.pressed('cart', 'form', paiseOf(fromRupees(5900)))
    expect(second.payments.getState()).toMatchObject({ status: 'confirming', order: { orderId: 'order_1' } })
    expect(world.ordersMade).toBe(1)
  })

  test('that were both charged for a cart book one payment, and show the other as a duplicate', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    const second = world.openTab()
    await second.pressed('cart', 'form', paiseOf(fromRupees(5900)))
    const other = world.lastDialog()
    dialog.pay()
    other.pay()
    await settle()
    expect([tab.status(), second.status()]).toEqual(['confirmed', 'duplicate'])
    expect(world.arrived.map(({ triple }) => triple.PaymentGatewayOrderId)).toEqual(['order_1'])
    expect(second.payments.pending()).toMatchObject([
      { orderId: 'order_2', state: 'duplicate', triple: { PaymentGatewayPaymentId: 'pay_of_order_2' } },
    ])
    await second.payments.putAway('order_2')
    expect(second.payments.pending()).toEqual([])
    for (const one of [tab, second]) one.wake()
    await settle()
    expect(world.arrived).toHaveLength(1)
  })

  test('do not reopen an order that the other replaced', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    const second = world.openTab()
    await second.pressed()
    world.lastDialog().dismiss()
    await settle()
    await tab.pressed()
    expect(world.lastDialog().orderId).toBe('order_3')
  })

  test('tell each other that the cart was paid', async () => {
    const { world, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    const second = world.openTab()
    await second.pressed()
    dialog.pay()
    await settle()
    expect(second.payments.getState()).toMatchObject({ status: 'stopped', problem: { type: 'paidBefore' } })
    expect(world.openDialogs()).toEqual([])
    expect(world.confirmedOrders()).toEqual(['order_1'])
  })

  test('confirm the payment though the other has changed the cart meanwhile', async () => {
    const { world, tab, dialog } = await atTheDialog()
    const second = world.openTab()
    await second.pressed('changed cart')
    dialog.pay()
    await settle()
    expect(tab.status()).toBe('confirmed')
    expect(second.status()).toBe('open')
  })
})

test('a dialog that is dismissed while another tab looks for closed ones is no open question', async () => {
  const journal = createJournal(memoryStore(), { tell: () => undefined, listen: () => () => undefined })
  const order = {
    orderId: 'order_1',
    kind: 'shoot',
    owner: 'a4c1',
    lines: ['9'],
    amount: paiseOf(fromRupees(3540)),
    createdAt: 0,
    contentHash: '1',
  } as const
  await journal.put({ ...order, state: 'open' })
  const locks: Locks = {
    async claim() {
      await journal.put({ ...order, state: 'dismissed' })
      return async () => undefined
    },
  }
  const runner = { refresh: () => Promise.resolve([]) } as Partial<Runner> as Runner
  await createResume(runner, { journal, locks, clock: { now: () => 0 } as Ports['clock'] })()
  expect(await journal.all()).toMatchObject([{ state: 'dismissed' }])
})

describe('a dialog that ended without an answer', () => {
  async function leftBehind() {
    const { world, tab, dialog } = await atTheDialog()
    dialog.payUnheard()
    tab.kill()
    const next = world.openTab()
    await next.payments.resume()
    return { world, next }
  }

  test('becomes an open question at the next start', async () => {
    const { next } = await leftBehind()
    expect(next.payments.pending()).toMatchObject([{ orderId: 'order_1', state: 'unanswered', amount: 354_000 }])
  })

  test('becomes one when the visitor returns to another tab', async () => {
    const { world, tab, dialog } = await atTheDialog()
    const other = world.openTab()
    dialog.payUnheard()
    tab.kill()
    other.wake()
    await settle()
    expect(other.payments.pending()).toMatchObject([{ orderId: 'order_1', state: 'unanswered' }])
  })

  test.each(['at the next start', 'when Pay is pressed first'])('blocks a second payment, found %s', async (when) => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.payUnheard()
    tab.kill()
    const next = world.openTab()
    if (when === 'at the next start') await next.payments.resume()
    await next.pressed('cart', 'form', paiseOf(fromRupees(5900)))
    expect(next.payments.getState()).toMatchObject({
      status: 'stopped',
      problem: { type: 'paidBefore', entry: { state: 'unanswered' } },
    })
    expect(world.ordersMade).toBe(1)
  })

  test('lets the visitor pay after saying that nothing was paid', async () => {
    const { world, next } = await leftBehind()
    await next.pressed()
    await next.payments.putAway('order_1')
    expect([next.status(), next.payments.pending()]).toEqual(['idle', []])
    await next.pressed()
    expect(next.status()).toBe('open')
    expect(world.ordersMade).toBe(2)
  })

  test('is asked about again when the order that was put away is offered and left once more', async () => {
    const { world, next } = await leftBehind()
    await next.payments.putAway('order_1')
    // The provider still has the order.
    world.ordersMade = 0
    await next.pressed()
    expect(world.lastDialog().orderId).toBe('order_1')
    next.kill()
    const third = world.openTab()
    await third.payments.resume()
    expect(third.payments.pending()).toMatchObject([{ orderId: 'order_1', state: 'unanswered' }])
    await third.pressed()
    expect(third.payments.getState()).toMatchObject({ status: 'stopped', problem: { type: 'paidBefore' } })
  })

  test('is settled, and the cart cleared, when its booking is found', async () => {
    const { next } = await leftBehind()
    const [entry] = next.payments.pending()
    if (!entry) throw new Error('nothing is asked')
    await next.payments.foundBooking(entry)
    expect(next.cleared).toMatchObject([{ orderId: 'order_1' }])
    expect([next.payments.pending(), await next.payments.known()]).toEqual([[], []])
  })

  test('is no open question while it is open in another tab', async () => {
    const { world } = await atTheDialog()
    const second = world.openTab()
    await second.payments.resume()
    expect(second.payments.pending()).toEqual([])
  })
})

test('a dismissed order can be paid again at once', async () => {
  const { tab, dialog } = await atTheDialog()
  dialog.dismiss()
  tab.press('cart', 'other form')
  await settle()
  expect(tab.status()).toBe('open')
})
