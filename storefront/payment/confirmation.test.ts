import { describe, expect, test } from 'vitest'
import { atTheDialog, RECEIPT, settle, type Network } from './testing/world.ts'

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
    expect(tab.payments.getState()).toMatchObject({
      status: 'unknown',
      reason: 'unreachable',
      order: { amount: 354_000 },
    })
    await world.clock.advance(3_600_000)
    expect(tries()).toBe(5)
    world.network = 'up'
    tab.wake()
    await settle()
    expect(tab.status()).toBe('confirmed')
    expect(tab.cleared).toHaveLength(1)
  })

  test('leaves no question open once it is confirmed, or the next page would still say that it is being confirmed', async () => {
    const { tab, dialog } = await atTheDialog()
    const open: [status: string, questions: number][] = []
    tab.payments.subscribe(() => open.push([tab.status(), tab.payments.pending().length]))
    dialog.pay()
    await settle()
    expect(open.find(([status]) => status === 'confirmed')).toEqual(['confirmed', 0])
  })

  test('is retried at once when the network comes back', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'offline'
    dialog.pay()
    await settle()
    expect(tab.payments.pending()).toMatchObject([{ orderId: 'order_1' }])
    world.network = 'up'
    tab.wake()
    await settle()
    expect(tab.status()).toBe('confirmed')
    expect(tab.payments.pending()).toEqual([])
    await world.clock.advance(60_000)
    expect(world.arrived).toHaveLength(1)
  })

  test('that is refused keeps the sentence, the payment id and the amount, and can be retried', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'refusing'
    dialog.pay()
    await settle()
    expect(tab.payments.getState()).toMatchObject({
      status: 'refused',
      message: 'The slot is gone.',
      order: { amount: 354_000 },
      triple: { PaymentGatewayPaymentId: 'pay_of_order_1' },
    })
    expect(tab.cleared).toEqual([])
    world.network = 'up'
    await tab.payments.askAgain('order_1')
    await settle()
    expect(tab.status()).toBe('confirmed')
  })

  test('that is refused blocks a second payment of the same cart', async () => {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'refusing'
    dialog.pay()
    await settle()
    await tab.pressed()
    expect(tab.payments.getState()).toMatchObject({ status: 'stopped', problem: { type: 'paidBefore' } })
    expect(world.ordersMade).toBe(1)
    await tab.pressed('other cart')
    expect(tab.status()).toBe('open')
  })
})

describe('a refused confirmation', () => {
  async function refused() {
    const { world, tab, dialog } = await atTheDialog()
    world.network = 'refusing'
    dialog.pay()
    await settle()
    tab.kill()
    return world
  }

  test('is an open question on later visits, until it is confirmed', async () => {
    const world = await refused()
    const next = world.openTab()
    await next.payments.resume()
    expect(next.payments.pending()).toMatchObject([
      { orderId: 'order_1', state: 'refused', message: 'The slot is gone.' },
    ])
    await next.payments.askAgain('order_1')
    await settle()
    expect(next.payments.pending()).toMatchObject([{ state: 'refused' }])
    expect(next.payments.getState()).toMatchObject({ status: 'refused', message: 'The slot is gone.' })
    next.payments.reset()
    world.network = 'up'
    await next.payments.askAgain('order_1')
    await settle()
    expect(next.status()).toBe('confirmed')
    expect(next.payments.pending()).toEqual([])
    expect(world.confirmedOrders()).toEqual(['order_1'])
    expect(next.cleared).toMatchObject([{ orderId: 'order_1' }])
    next.payments.reset()
    await next.payments.askAgain('order_1')
    expect(next.status()).toBe('idle')
  })

  test('can be put away, and the cart paid for then', async () => {
    const world = await refused()
    const next = world.openTab()
    await next.payments.resume()
    await next.payments.putAway('order_1')
    expect(next.payments.pending()).toEqual([])
    await next.pressed()
    expect(next.status()).toBe('open')
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
    expect(next.status()).toBe('confirmed')
    expect(next.cleared).toMatchObject([{ orderId: 'order_1' }])
    const later = world.openTab()
    await later.payments.resume()
    await settle()
    expect(later.status()).toBe('idle')
    expect(world.arrived).toHaveLength(1)
  })

  test('keeps its receipt', async () => {
    const world = await killed()
    const next = world.openTab()
    await next.payments.resume()
    await settle()
    expect(await world.openTab().payments.known()).toMatchObject([
      { orderId: 'order_1', state: 'confirmed', receipt: RECEIPT },
    ])
  })

  test('is confirmed once by two tabs that start together', async () => {
    const world = await killed()
    const tabs = [world.openTab(), world.openTab()]
    await Promise.all(tabs.map((tab) => tab.payments.resume()))
    await settle()
    expect(world.arrived).toHaveLength(1)
    expect(tabs.map((tab) => tab.status()).toSorted()).toEqual(['confirmed', 'idle'])
  })

  test('is confirmed, not paid again, when Pay is pressed first', async () => {
    const world = await killed()
    const next = world.openTab()
    await next.pressed()
    expect(next.status()).toBe('confirmed')
    expect(world.ordersMade).toBe(1)
  })

  test('is confirmed by a tab with another dialog open, at its second try', async () => {
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
    expect(next.status()).toBe('open')
  })

  test('is kept for seven days once confirmed, and forever until then', async () => {
    const world = await killed()
    world.network = 'offline'
    await world.clock.advance(40 * 86_400_000)
    const next = world.openTab()
    await next.payments.resume()
    expect(await world.store.all()).toMatchObject([{ state: 'authorised' }])
    world.network = 'up'
    await world.clock.advance(2_000)
    expect(await world.store.all()).toMatchObject([{ state: 'confirmed' }])
    await world.openTab().payments.resume()
    expect(await world.store.all()).toEqual([])
  })
})
