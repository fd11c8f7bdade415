import { describe, expect, test } from 'vitest'
import { atTheDialog, settle } from './testing/world.ts'

describe('a dismissed dialog', () => {
  test('opens the same order again', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    expect(tab.status()).toBe('dismissed')
    await tab.pressed()
    expect(world.lastDialog().orderId).toBe('order_1')
    expect(world.openDialogs()).toHaveLength(1)
    expect(world.ordersMade).toBe(1)
  })

  test('does not affect the dialog opened after it', async () => {
    const { tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed()
    dialog.dismissAgain()
    dialog.failAgain()
    expect(tab.status()).toBe('open')
  })

  test('that was paid all the same is confirmed, once for two reports', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    dialog.pay()
    await settle()
    dialog.pay()
    await settle()
    expect(tab.status()).toBe('confirmed')
    expect(world.arrived).toHaveLength(1)
  })

  test('that is paid late closes the second dialog for the same cart', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed('cart', 'other form')
    dialog.pay()
    await settle()
    expect(world.openDialogs()).toEqual([])
    expect(tab.payments.getState()).toMatchObject({ status: 'confirmed', order: { orderId: 'order_1' } })
  })

  test('that is paid late keeps the second one from opening while its order is being written down', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    world.writesTake = 1_000
    await tab.pressed('cart', 'other form')
    expect([tab.status(), world.dialogs.length]).toEqual(['open', 1])
    dialog.pay()
    await world.clock.advance(10_000)
    expect(world.dialogs).toHaveLength(1)
    expect(world.confirmedOrders()).toEqual(['order_1'])
  })

  test('that is paid late is confirmed beside the payment of another cart', async () => {
    const { world, tab, dialog } = await atTheDialog()
    dialog.dismiss()
    await settle()
    await tab.pressed('other cart')
    dialog.pay()
    await settle()
    expect(world.confirmedOrders()).toEqual(['order_1'])
    expect(tab.payments.getState()).toMatchObject({ status: 'open', order: { orderId: 'order_2' } })
    expect(tab.cleared).toMatchObject([{ lines: ['cart'] }])
  })
})

describe('the gateway’s response', () => {
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
    expect(tab.payments.getState()).toMatchObject({
      status: 'unknown',
      reason: 'response',
      paymentId: 'pay_of_order_1',
    })
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ status: 'stopped', problem: { type: 'paidBefore' } })
    expect(await world.store.all()).toMatchObject([{ state: 'unknown', paymentId: 'pay_of_order_1' }])
  })

  test.each([undefined, null, 'paid', {}])('%j leaves an unknown payment, not a crash', async (response) => {
    const { tab, dialog } = await atTheDialog()
    dialog.answer(response)
    await settle()
    expect(tab.payments.getState()).toMatchObject({ status: 'unknown', reason: 'response', paymentId: '' })
  })
})
