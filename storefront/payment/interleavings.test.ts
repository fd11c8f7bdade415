/**
 * Random histories of two tabs, a gateway and a provider. `PAYMENT_RUNS` sets their number (CI: 2,000), `PAYMENT_SEED`
 * the seed.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromRupees, paiseOf } from '../text/money.ts'
import { createWorld, settle, type Network, type Tab, type World } from './testing/world.ts'

const RUNS = Number(process.env['PAYMENT_RUNS'] ?? 2000)
const SEED = Number(process.env['PAYMENT_SEED'] ?? 20_261_121)

interface Stage {
  readonly world: World
  readonly tabs: [Tab, Tab]
  /** Orders reported as paid to a tab that lived long enough to record the payment. */
  readonly reported: Set<string>
  /** Orders that were paid without an event to the page. */
  readonly unreported: Set<string>
  hasLoggedOut: boolean
}

type Act = (stage: Stage) => void | Promise<void>

const tabOf = fc.constantFrom(0, 1)
const cart = fc.constantFrom('cart', 'cart+meal', 'other cart')
const form = fc.constantFrom('form', 'form with coupon')
const amount = fc.constantFrom(paiseOf(fromRupees(3540)), paiseOf(fromRupees(5900)))
/** Index into all dialogs so far, including closed ones. */
const dialog = fc.nat(5)

function onDialog({ world }: Stage, which: number, act: (chosen: World['dialogs'][number]) => void) {
  const chosen = world.dialogs[which % Math.max(1, world.dialogs.length)]
  if (chosen) act(chosen)
}

const acts: fc.Arbitrary<[string, Act]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(tabOf, cart, form, amount)
      .map<[string, Act]>(([at, inCart, inForm, shown]) => [
        `tab ${at} presses Pay (${inCart}, ${inForm}, ${shown})`,
        ({ tabs }) => tabs[at].press(inCart, inForm, shown),
      ]),
  },
  {
    weight: 3,
    arbitrary: dialog.map<[string, Act]>((which) => [
      `dialog ${which} is paid`,
      (stage) =>
        onDialog(stage, which, (chosen) => {
          if (!chosen.isAlive || stage.unreported.has(chosen.orderId)) return
          stage.reported.add(chosen.orderId)
          chosen.pay()
        }),
    ]),
  },
  dialog.map<[string, Act]>((which) => [
    `dialog ${which} is paid, and the page is never told`,
    (stage) =>
      onDialog(stage, which, (chosen) => {
        if (!chosen.isOpen || stage.reported.has(chosen.orderId)) return
        stage.unreported.add(chosen.orderId)
        chosen.payUnheard()
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
  dialog.map<[string, Act]>((which) => [
    `the webhook of order ${which + 1} arrives`,
    ({ world }) => world.provider.webhook(`order_${which + 1}`),
  ]),
  fc
    .constantFrom<Network>('up', 'offline', 'silent', 'refusing')
    .map<[string, Act]>((network) => [`the network is ${network}`, ({ world }) => void (world.network = network)]),
  fc
    .constantFrom(1_000, 5_000, 60_000, 16 * 60_000)
    .map<[string, Act]>((ms) => [`${ms} ms pass`, ({ world }) => world.clock.advance(ms)]),
  tabOf.map<[string, Act]>((at) => [`tab ${at} gets the focus`, ({ tabs }) => tabs[at].wake()]),
  fc
    .tuple(tabOf, fc.nat(5))
    .map<[string, Act]>(([at, order]) => [
      `tab ${at} asks again for order ${order}`,
      ({ tabs }) => tabs[at].payments.askAgain(`order_${order}`),
    ]),
  fc.tuple(tabOf, fc.nat(5)).map<[string, Act]>(([at, order]) => [
    `in tab ${at} the visitor says truly that order ${order} was not paid`,
    async ({ tabs, world }) => {
      if (!world.provider.payments.has(`order_${order}`)) await tabs[at].payments.putAway(`order_${order}`)
    },
  ]),
  tabOf.map<[string, Act]>((at) => [
    `tab ${at} is killed and opened again`,
    async ({ tabs, world }) => {
      // Recording takes a few promises; killing the tab earlier leaves an open question.
      await settle()
      tabs[at].kill()
      const next = world.openTab(tabs[at])
      tabs[at] = next
      await next.payments.resume()
    },
  ]),
  tabOf.map<[string, Act]>((at) => [
    `the visitor logs out in tab ${at}`,
    async (stage) => {
      await settle()
      stage.hasLoggedOut = true
      await stage.tabs[at].payments.forgetVisitor()
    },
  ]),
  fc
    .constantFrom(true, false)
    .map<[string, Act]>((throws) => [
      `the gateway ${throws ? 'throws' : 'works'}`,
      ({ world }) => void (world.gatewayThrows = throws),
    ]),
)

function expectOnce(things: readonly string[], what: string) {
  expect(things, what).toEqual([...new Set(things)])
}

function check({ world, tabs }: Stage) {
  expectOnce(
    world.openDialogs().flatMap(({ lines }) => lines),
    'one open dialog for each line',
  )
  expectOnce(world.provider.bookedLines(), 'each line is booked once')
  for (const tab of tabs) {
    const state = tab.payments.getState()
    if (state.status === 'confirmed')
      expect(world.provider.isBooked(state.order.orderId), 'confirmed only by the provider').toBe(true)
    const cleared = tab.cleared.map(({ orderId }) => orderId)
    for (const orderId of cleared) expect(world.provider.isBooked(orderId), 'cleared only when confirmed').toBe(true)
    expectOnce(cleared, 'cleared once')
  }
}

async function recover({ world, tabs }: Stage) {
  await settle()
  world.network = 'up'
  for (const tab of tabs) tab.wake()
  await world.clock.advance(10 * 60_000)
  for (const tab of tabs) tab.wake()
  await settle()
  for (const orderId of world.provider.payments.keys()) world.provider.webhook(orderId)
  for (const tab of tabs)
    for (const { orderId, state } of await tab.payments.known())
      if (state === 'refused') await tab.payments.askAgain(orderId)
  await settle()
}

/** Captured payments must be booked, line by line; others must be refunded or open questions. */
async function checkBooks({ world, tabs, reported, unreported, hasLoggedOut }: Stage, kind: 'careful' | 'trusting') {
  const { provider } = world
  const known = new Map<string, string>()
  for (const tab of tabs) for (const { orderId, state } of await tab.payments.known()) known.set(orderId, state)
  for (const { orderId, status } of provider.payments.values()) {
    const isBooked = provider.isBooked(orderId)
    const state = known.get(orderId) ?? 'forgotten'
    if (kind === 'careful') expect([orderId, status]).toEqual([orderId, isBooked ? 'captured' : 'returned'])
    if (!reported.has(orderId)) continue
    const endings = isBooked
      ? hasLoggedOut
        ? ['confirmed', 'duplicate', 'forgotten']
        : ['confirmed', 'duplicate']
      : ['duplicate', 'refused']
    expect(endings, `${orderId}, ${isBooked ? 'booked' : 'not booked'}`).toContain(state)
  }
  for (const orderId of unreported) {
    const isAsked = ['open', 'unanswered'].includes(known.get(orderId) ?? 'forgotten')
    expect(isAsked, `nobody has told of ${orderId}, and the visitor is asked`).toBe(true)
  }
  expect([...known.values()].filter((state) => state === 'authorised')).toEqual([])
}

const scene = fc.record({ act: acts, steps: fc.constantFrom(0, 1, 3, 7, 200) })
const script = fc.array(scene, { minLength: 1, maxLength: 25 })

test.each<[string, NonNullable<Parameters<typeof createWorld>[0]> & object]>([
  ['a provider that books whatever it is sent', { provider: 'trusting' }],
  ['a careful provider with webhooks', { provider: 'careful' }],
  ['a careful provider, in a browser that refuses storage', { provider: 'careful', storage: 'refused' }],
])(
  'with %s: one open dialog and one booking for each line, and every captured payment is booked, or returned and shown',
  async (_, options) => {
    const property = fc.asyncProperty(script, async (scenes) => {
      const world = createWorld(options)
      const stage: Stage = {
        world,
        tabs: [world.openTab(), world.openTab()],
        reported: new Set(),
        unreported: new Set(),
        hasLoggedOut: false,
      }
      for (const { act, steps } of scenes) {
        await act[1](stage)
        check(stage)
        await settle(steps)
        check(stage)
      }
      await recover(stage)
      check(stage)
      await checkBooks(stage, options.provider ?? 'trusting')
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
  Math.max(60_000, RUNS * 100),
)
