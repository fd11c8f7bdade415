/**
 * Random lives of two tabs, a gateway and a provider. `PAYMENT_RUNS` plays more of them than the 200 of CI,
 * `PAYMENT_SEED` others.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, settle, type Network, type Tab, type World } from './rehearsal.ts'

const RUNS = Number(process.env['PAYMENT_RUNS'] ?? 200)
const SEED = Number(process.env['PAYMENT_SEED'] ?? 20_261_121)

interface Stage {
  readonly world: World
  readonly tabs: [Tab, Tab]
  /** Orders that the gateway said were paid, to a tab that lived to write it down. */
  readonly paid: Set<string>
}

type Act = (stage: Stage) => void | Promise<void>

const tabOf = fc.constantFrom(0, 1)
const cart = fc.constantFrom('cart', 'other cart')
const form = fc.constantFrom('form', 'other form')
/** Which of the dialogs seen so far, open or not. */
const dialog = fc.nat(5)

function onDialog({ world }: Stage, which: number, act: (chosen: World['dialogs'][number]) => void) {
  const chosen = world.dialogs[which % Math.max(1, world.dialogs.length)]
  if (chosen) act(chosen)
}

const acts: fc.Arbitrary<[string, Act]> = fc.oneof(
  fc.tuple(tabOf, cart, form).map<[string, Act]>(([at, inCart, inForm]) => [
    `tab ${at} presses Pay (${inCart}, ${inForm})`,
    ({ tabs }) => tabs[at].press(inCart, inForm),
  ]),
  dialog.map<[string, Act]>((which) => [
    `dialog ${which} is paid`,
    (stage) =>
      onDialog(stage, which, (chosen) => {
        if (!chosen.isAlive) return
        stage.paid.add(chosen.orderId)
        chosen.pay()
      }),
  ]),
  dialog.map<[string, Act]>((which) => [
    `dialog ${which} is dismissed`,
    (stage) => onDialog(stage, which, (it) => it.dismiss()),
  ]),
  dialog.map<[string, Act]>((which) => [
    `dialog ${which} declines`,
    (stage) => onDialog(stage, which, (it) => it.fail()),
  ]),
  fc.constantFrom<Network>('up', 'offline', 'silent', 'refusing').map<[string, Act]>((network) => [
    `the network is ${network}`,
    ({ world }) => void (world.network = network),
  ]),
  fc.constantFrom(1_000, 5_000, 60_000, 16 * 60_000).map<[string, Act]>((ms) => [
    `${ms} ms pass`,
    ({ world }) => world.clock.advance(ms),
  ]),
  tabOf.map<[string, Act]>((at) => [`tab ${at} gets the focus`, ({ tabs }) => tabs[at].wake()]),
  fc.tuple(tabOf, fc.nat(5)).map<[string, Act]>(([at, order]) => [
    `tab ${at} asks again for order ${order}`,
    ({ tabs }) => tabs[at].payments.askAgain(`order_${order}`),
  ]),
  tabOf.map<[string, Act]>((at) => [
    `tab ${at} is killed and opened again`,
    async ({ tabs, world }) => {
      // What was paid is written down within a few promises; a death before that cannot be healed by the client.
      await settle()
      tabs[at].kill()
      const next = world.openTab()
      tabs[at] = next
      await next.payments.resume()
    },
  ]),
  fc.constantFrom(true, false).map<[string, Act]>((throws) => [
    `the gateway ${throws ? 'throws' : 'works'}`,
    ({ world }) => void (world.gatewayThrows = throws),
  ]),
)

function check({ world, tabs }: Stage) {
  const open = world.openDialogs().map(({ cartHash }) => cartHash)
  expect(open, 'one open order per cart').toEqual([...new Set(open)])
  const booked = world.confirmedOrders()
  for (const tab of tabs) {
    const state = tab.payments.getState()
    if (state.is === 'confirmed') expect(booked, 'confirmed only by the provider').toContain(state.order.orderId)
    for (const { orderId } of tab.cleared) expect(booked, 'cleared only when confirmed').toContain(orderId)
    const cleared = tab.cleared.map(({ orderId }) => orderId)
    expect(cleared, 'cleared once').toEqual([...new Set(cleared)])
  }
}

const scene = fc.record({ act: acts, steps: fc.constantFrom(0, 1, 3, 7, 200) })
const script = fc.array(scene, { minLength: 1, maxLength: 25 })

test(
  'never two open orders for a cart, every payment reaches the provider, nothing is confirmed or cleared before',
  async () => {
    const property = fc.asyncProperty(script, async (scenes) => {
      const world = createWorld()
      const stage: Stage = { world, tabs: [world.openTab(), world.openTab()], paid: new Set() }
      for (const { act, steps } of scenes) {
        await act[1](stage)
        check(stage)
        await settle(steps)
        check(stage)
      }
      await settle()
      world.network = 'up'
      for (const tab of stage.tabs) tab.wake()
      await world.clock.advance(10 * 60_000)
      for (const tab of stage.tabs) tab.wake()
      await settle()
      for (const { orderId, state } of await world.store.all()) if (state === 'refused') await stage.tabs[0].payments.askAgain(orderId)
      await settle()
      check(stage)
      expect(world.confirmedOrders().toSorted(), 'each payment is confirmed, once').toEqual([...stage.paid].toSorted())
      expect((await world.store.all()).filter(({ state }) => state === 'authorised')).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
  Math.max(60_000, RUNS * 100),
)
