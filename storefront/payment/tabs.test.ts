import { describe, expect, test } from 'vitest'
import { atTheDialog, settle } from './rehearsal.ts'

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
    expect(await world.store.all()).toMatchObject([{ state: 'abandoned' }, { state: 'open' }])
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
