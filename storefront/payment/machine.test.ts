/** In every state, every event causes the transition in the table or none. */
import { describe, expect, test } from 'vitest'
import { fromRupees, paiseOf } from '../text/money.ts'
import type { Entry, Order, Triple } from './journalEntry.ts'
import { step } from './machine.ts'
import { isBusy, START, type Attempt, type Effect, type PaymentEvent, type PaymentState } from './state.ts'

const shown = fromRupees(3540)
const MADE = 1_000_000_000
const order = {
  orderId: 'order_1',
  kind: 'shoot' as const,
  amount: shown,
  owner: 'a4c1',
  lines: ['1', '2'],
  contentHash: 'content',
  createdAt: MADE,
} satisfies Order
const other: Order = { ...order, orderId: 'order_9', lines: ['9'] }
const sameLines: Order = { ...order, orderId: 'order_8', lines: ['2'] }
const { kind, owner, lines, contentHash } = order
const create = () => Promise.resolve(transaction)
const attempt: Attempt = { number: 1, kind, shown, owner, lines, contentHash, create }
const tripleOf = ({ orderId }: Order): Triple => ({
  PaymentGatewayPaymentId: `pay of ${orderId}`,
  PaymentGatewayOrderId: orderId,
  PaymentSignature: 'signature',
})
const triple = tripleOf(order)
const transaction = {
  PaymentKey: 'rzp_test_sandbox',
  PaidAmount: shown,
  Currency: 'INR',
  CompanyName: 'Aperture Acres',
  PaymentId: 7,
  Logo: '',
  PaymentGatewayOrderId: 'order_1',
  Name: '',
  MobileNo: '',
  EmailId: '',
  ColorCode: '',
}
const offer = { order, transaction }
const failure = { code: '', description: '', source: '', step: '', reason: '', metadata: {} }
const error = new Error('down')

const STATES = {
  idle: START,
  stopped: { status: 'stopped', problem: { type: 'elsewhere' } },
  paidBefore: { status: 'stopped', problem: { type: 'paidBefore', entry: { ...order, state: 'unanswered' } } },
  loadingScript: { status: 'loadingScript', attempt },
  reopening: { status: 'loadingScript', attempt, reopen: offer },
  creating: { status: 'creating', attempt },
  open: { status: 'open', ...offer },
  dismissed: { status: 'dismissed', ...offer },
  authorised: { status: 'authorised', order, triple },
  confirming: { status: 'confirming', order, triple, failures: 0, waiting: false },
  waiting: { status: 'confirming', order, triple, failures: 0, waiting: true },
  confirmed: { status: 'confirmed', order, triple },
  refused: { status: 'refused', order, triple, message: 'No.' },
  duplicate: { status: 'duplicate', order, triple },
  unreachable: { status: 'unknown', reason: 'unreachable', order, triple },
  unproven: { status: 'unknown', reason: 'response', order, paymentId: '' },
} as const satisfies Record<string, PaymentState>
type Name = keyof typeof STATES
const NAMES = Object.keys(STATES) as Name[]

const eventsOf = (of: Order, number: number) =>
  ({
    claimed: { type: 'claimed', attempt: number, entries: [], now: MADE },
    scriptLoaded: { type: 'scriptLoaded', attempt: number },
    created: { type: 'created', attempt: number, transaction, now: 0 },
    notMade: { type: 'notMade', attempt: number, problem: { type: 'create', error } },
    openFailed: { type: 'openFailed', orderId: of.orderId },
    paymentFailed: { type: 'paymentFailed', orderId: of.orderId, failure },
    dismissed: { type: 'dismissed', orderId: of.orderId },
    secured: { type: 'secured', orderId: of.orderId },
    duplicated: { type: 'duplicated', orderId: of.orderId },
    confirmed: { type: 'confirmed', orderId: of.orderId },
    refused: { type: 'refused', orderId: of.orderId, message: 'No.' },
    unanswered: { type: 'unanswered', orderId: of.orderId },
    askedElsewhere: { type: 'askedElsewhere', orderId: of.orderId },
    due: { type: 'due', orderId: of.orderId, failures: 0 },
    putAway: { type: 'putAway', orderId: of.orderId },
    'noticed confirmed': { type: 'noticed', entry: { ...of, state: 'confirmed', triple: tripleOf(of) } },
    'noticed duplicate': { type: 'noticed', entry: { ...of, state: 'duplicate', triple: tripleOf(of) } },
    'noticed refused': { type: 'noticed', entry: { ...of, state: 'refused', triple: tripleOf(of), message: 'No.' } },
    'noticed open': { type: 'noticed', entry: { ...of, state: 'open' } },
  }) as const satisfies Record<string, PaymentEvent>

const paid = (of: Order) =>
  ({ type: 'handled', order: of, answer: { status: 'paid', triple: tripleOf(of) } }) as const satisfies PaymentEvent
const unproven = (of: Order) =>
  ({ type: 'handled', order: of, answer: { status: 'unproven', paymentId: 'pay_1' } }) as const satisfies PaymentEvent
const resumed = (of: Order) =>
  ({ type: 'resumed', entry: { ...of, state: 'authorised', triple: tripleOf(of) } }) as const satisfies PaymentEvent

const EVENTS = {
  pay: { type: 'pay', attempt: { ...attempt, number: 2 }, now: MADE },
  ...eventsOf(order, 1),
  paid: paid(order),
  unproven: unproven(order),
  woken: { type: 'woken' },
  retry: { type: 'retry' },
  resumed: resumed(order),
  reset: { type: 'reset' },
} as const satisfies Record<string, PaymentEvent>
type Event = keyof typeof EVENTS

/** By event, as `describeStep` writes them. */
const TRANSITIONS: Readonly<Record<Event, readonly (readonly [from: string, to: string])[]>> = {
  pay: [['idle stopped paidBefore dismissed confirmed refused duplicate unreachable unproven', 'loadingScript: claim']],
  claimed: [['loadingScript reopening', 'loadingScript: loadScript']],
  scriptLoaded: [
    ['loadingScript', 'creating: create'],
    ['reopening', 'open: open'],
  ],
  created: [['creating', 'open: open']],
  notMade: [['loadingScript reopening creating', 'stopped']],
  openFailed: [['open', 'stopped: record abandoned']],
  paymentFailed: [],
  dismissed: [['open', 'dismissed: record dismissed']],
  paid: [['idle stopped paidBefore loadingScript reopening creating open dismissed unproven', 'authorised: secure']],
  unproven: [
    ['idle stopped paidBefore loadingScript reopening creating open dismissed unproven', 'unknown: record unknown'],
    ['authorised', 'authorised: record unknown'],
    ['confirming waiting', 'confirming: record unknown'],
    ['confirmed', 'confirmed: record unknown'],
    ['refused', 'refused: record unknown'],
    ['duplicate', 'duplicate: record unknown'],
    ['unreachable', 'unknown: record unknown'],
  ],
  secured: [['authorised', 'confirming: confirm']],
  duplicated: [['authorised confirming waiting', 'duplicate']],
  confirmed: [['authorised confirming waiting confirmed refused duplicate unreachable', 'confirmed']],
  refused: [['confirming waiting', 'refused']],
  unanswered: [['confirming waiting', 'confirming: wait 2000']],
  askedElsewhere: [['confirming waiting', 'confirming: wait 2000']],
  due: [['waiting', 'confirming: confirm']],
  woken: [['waiting unreachable', 'confirming: confirm']],
  retry: [['waiting unreachable refused', 'confirming: confirm']],
  resumed: [
    ['idle', 'confirming: confirm'],
    ['stopped paidBefore', 'stopped: confirmBeside'],
    ['loadingScript reopening', 'loadingScript: confirmBeside'],
    ['creating', 'creating: confirmBeside'],
    ['open', 'open: confirmBeside'],
    ['dismissed', 'dismissed: confirmBeside'],
    ['unproven', 'unknown: confirmBeside'],
  ],
  'noticed confirmed': [
    ['authorised confirming waiting confirmed refused duplicate unreachable', 'confirmed'],
    ['paidBefore loadingScript reopening creating open dismissed', 'stopped'],
  ],
  'noticed duplicate': [
    ['authorised confirming waiting', 'duplicate'],
    ['paidBefore', 'stopped'],
  ],
  'noticed refused': [
    ['confirming waiting', 'refused'],
    ['paidBefore', 'stopped'],
  ],
  'noticed open': [['paidBefore', 'stopped']],
  putAway: [['paidBefore refused duplicate unreachable unproven', 'idle']],
  reset: [['idle stopped paidBefore dismissed confirmed refused duplicate unreachable unproven', 'idle']],
}

function effectOf(effect: Effect): string {
  if (effect.type === 'record') return `record ${effect.entry.state}`
  return effect.type === 'wait' ? `wait ${effect.ms}` : effect.type
}

/** A step's new status and effects, such as `ready: open`. */
function describeStep([state, effects]: ReturnType<typeof step>): string {
  return effects.length === 0 ? state.status : `${state.status}: ${effects.map(effectOf).join(', ')}`
}

describe.each(NAMES)('%s', (name) => {
  const state: PaymentState = STATES[name]

  test.each(Object.keys(EVENTS) as Event[])('and %s', (event) => {
    const to = TRANSITIONS[event].find(([from]) => from.split(' ').includes(name))?.[1]
    const result = step(state, EVENTS[event])
    expect(describeStep(result)).toBe(to ?? state.status)
    if (to === undefined) expect(result[0]).toBe(state)
  })

  test('stays for what concerns another order or attempt', () => {
    for (const event of Object.values(eventsOf(other, 9))) {
      const [next, effects] = step(state, event)
      expect(next, event.type).toBe(state)
      expect(effects, event.type).toEqual([])
    }
  })

  test('takes up a payment of another order only where nothing else is shown', () => {
    const isFree = ['idle', 'stopped', 'paidBefore', 'dismissed'].includes(name)
    expect(describeStep(step(state, paid(other)))).toBe(
      isFree ? 'authorised: secure' : `${state.status}: confirmBeside`,
    )
    expect(describeStep(step(state, unproven(other)))).toBe(
      isFree ? 'unknown: record unknown' : `${state.status}: record unknown`,
    )
    const isIdle = name === 'idle'
    expect(describeStep(step(state, resumed(other)))).toBe(
      isIdle ? 'confirming: confirm' : `${state.status}: confirmBeside`,
    )
  })

  test('closes the dialog of another order for the same lines', () => {
    const closes = 'close, record unanswered'
    if (name !== 'open') return expect(describeStep(step(state, paid(sameLines)))).not.toContain('close')
    expect(describeStep(step(state, paid(sameLines)))).toBe(`authorised: ${closes}, secure`)
    expect(describeStep(step(state, unproven(sameLines)))).toBe(`unknown: ${closes}, record unknown`)
    expect(describeStep(step(state, eventsOf(sameLines, 1)['noticed confirmed']))).toBe(`stopped: ${closes}`)
  })

  test('is busy until the payment ends or Pay can be pressed again', () => {
    const busy = 'loadingScript reopening creating open authorised confirming waiting'
    expect(isBusy(state)).toBe(busy.split(' ').includes(name))
  })
})

describe('pressing Pay after a dismissal', () => {
  const pay = (change: Partial<Attempt>, now = MADE) =>
    step(STATES.dismissed, { type: 'pay', attempt: { ...attempt, number: 2, ...change }, now })[0]

  test('reopens the order for the same within 15 minutes', () => {
    expect(pay({}, MADE + 15 * 60_000 - 1)).toHaveProperty('reopen', offer)
    expect(pay({}, MADE + 15 * 60_000)).not.toHaveProperty('reopen')
  })

  test.each<[string, Partial<Attempt>]>([
    ['owner', { owner: 'b5d2' }],
    ['form', { contentHash: 'changed' }],
    ['kind', { kind: 'tour' }],
    ['amount', { shown: fromRupees(5900) }],
  ])('makes a new order for another %s', (_what, change) => {
    expect(pay(change)).toEqual({ status: 'loadingScript', attempt: { ...attempt, number: 2, ...change } })
  })
})

describe('a claimed cart', () => {
  const claimed = (state: PaymentState, ...entries: Entry[]) =>
    step(state, { type: 'claimed', attempt: 1, entries, now: MADE })

  test('is confirmed where it is paid and not booked', () => {
    expect(describeStep(claimed(STATES.loadingScript, { ...order, state: 'authorised', triple }))).toBe(
      'confirming: confirm',
    )
  })

  test('is not paid again where it may have been', () => {
    const entry: Entry = { ...order, state: 'unanswered' }
    expect(claimed(STATES.loadingScript, entry)).toEqual([
      { status: 'stopped', problem: { type: 'paidBefore', entry } },
      [],
    ])
    const asked: Entry = { ...order, state: 'unanswered' }
    expect(claimed(STATES.loadingScript, { ...order, state: 'open' })).toEqual([
      { status: 'stopped', problem: { type: 'paidBefore', entry: asked } },
      [{ type: 'record', entry: asked }],
    ])
  })

  test('reopens the dismissed order, and abandons others', () => {
    const dismissed: Entry = { ...order, state: 'dismissed' }
    const older: Entry = { ...order, orderId: 'order_0', state: 'dismissed' }
    const load = { type: 'loadScript', attempt }
    const abandon = { type: 'record', entry: { ...older, state: 'abandoned' } }
    expect(claimed(STATES.reopening, older, dismissed)).toEqual([STATES.reopening, [abandon, load]])
    const replaced: Entry = { ...order, state: 'abandoned' }
    expect(claimed(STATES.reopening, older, replaced)).toEqual([STATES.loadingScript, [abandon, load]])
    expect(claimed(STATES.loadingScript, older)).toEqual([STATES.loadingScript, [abandon, load]])
  })
})

describe('an order', () => {
  const created = (change: Partial<typeof transaction>) =>
    step(STATES.creating, { type: 'created', attempt: 1, transaction: { ...transaction, ...change }, now: 5 })

  test('is what was agreed to, also where the provider sends paise', () => {
    const made = { ...order, createdAt: 5, day: undefined, receipt: undefined }
    const open = { status: 'open', order: made }
    expect(created({ Currency: ' inr ' })[0]).toMatchObject(open)
    expect(created({ PaidAmount: paiseOf(35_400_000) })[0]).toMatchObject(open)
  })

  test.each([
    [{ PaymentGatewayOrderId: '' }, { type: 'gateway' }],
    [{ PaymentKey: '' }, { type: 'gateway' }],
    [{ Currency: 'USD' }, { type: 'currency', asked: 'USD' }],
    [{ Currency: '' }, { type: 'currency', asked: '' }],
    [{ Currency: 'inr dollars' }, { type: 'currency', asked: 'inr dollars' }],
    [{ PaidAmount: fromRupees(3541) }, { type: 'amount', shown, asked: fromRupees(3541) }],
  ])('is not opened with %o', (change, problem) => {
    expect(created(change)).toEqual([{ status: 'stopped', problem }, []])
  })
})

describe('problems', () => {
  test('of making an order are told', () => {
    expect(step(STATES.loadingScript, EVENTS.notMade)).toEqual([
      { status: 'stopped', problem: { type: 'create', error } },
      [],
    ])
  })

  test('of opening the dialog are told', () => {
    expect(step(STATES.open, EVENTS.openFailed)[0]).toEqual({ status: 'stopped', problem: { type: 'gateway' } })
  })
})

test('a dialog keeps its order and transaction until it is dismissed', () => {
  expect(step(STATES.open, EVENTS.paymentFailed)[0]).toEqual(STATES.open)
  expect(step(STATES.open, EVENTS.dismissed)[0]).toEqual(STATES.dismissed)
})

test('a payment without proof is told by its id', () => {
  const expected = { ...STATES.unproven, paymentId: 'pay_1' }
  expect(step(STATES.idle, EVENTS.unproven)[0]).toEqual(expected)
})

test.each([
  ['for the same as the open dialog', STATES.open, EVENTS['noticed confirmed']],
  ['that has stopped this one', STATES.paidBefore, EVENTS['noticed open']],
])('a payment of another tab %s is shown as it is now', (_which, state, event) => {
  const { entry } = event
  expect(step(state, event)).toEqual([{ status: 'stopped', problem: { type: 'paidBefore', entry } }, []])
})

describe('a confirmation', () => {
  test('counts its failures, waits longer after each, and ends after the fifth', () => {
    const waits = [0, 1, 2, 3, 4].map((failures) => step({ ...STATES.confirming, failures }, EVENTS.unanswered))
    expect(waits.map(describeStep)).toEqual([
      'confirming: wait 2000',
      'confirming: wait 5000',
      'confirming: wait 15000',
      'confirming: wait 30000',
      'unknown',
    ])
    expect(waits[1]).toEqual([
      { ...STATES.waiting, failures: 2 },
      [{ type: 'wait', orderId: 'order_1', failures: 2, ms: 5000 }],
    ])
    expect(waits[4]?.[0]).toEqual(STATES.unreachable)
  })

  test('that another tab makes is waited for without a failure', () => {
    expect(step({ ...STATES.confirming, failures: 3 }, EVENTS.askedElsewhere)).toEqual([
      { ...STATES.waiting, failures: 3 },
      [{ type: 'wait', orderId: 'order_1', failures: 3, ms: 2000 }],
    ])
  })

  test('is not tried again for a wait that is over', () => {
    const state = { ...STATES.waiting, failures: 1 }
    expect(step(state, EVENTS.due)).toEqual([state, []])
  })

  test('has one try at a time once its waits are used up', () => {
    expect(step(STATES.unreachable, EVENTS.woken)[0]).toEqual({ ...STATES.confirming, failures: 4 })
  })

  test('begins anew after a refusal', () => {
    expect(step(STATES.refused, EVENTS.retry)).toEqual([STATES.confirming, [{ type: 'confirm', order, triple }]])
  })

  test('of an unproven payment of another order leaves the question on screen', () => {
    expect(step(STATES.unproven, paid({ ...order, orderId: 'order_7' }))[1]).toMatchObject([{ type: 'confirmBeside' }])
  })
})

test('looks for the booking when the gateway says that the order is paid, and takes no second payment', () => {
  const paidAlready = { ...failure, reason: 'order_already_paid' }
  const entry = { ...order, state: 'unanswered' }
  expect(step(STATES.open, { ...EVENTS.paymentFailed, failure: paidAlready })).toEqual([
    { status: 'stopped', problem: { type: 'paidBefore', entry } },
    [{ type: 'close' }, { type: 'record', entry }],
  ])
})

test('makes a new order at the next press when the gateway says that the order has ended', () => {
  const ended = { ...failure, reason: 'order_ended' }
  expect(step(STATES.open, { ...EVENTS.paymentFailed, failure: ended })).toEqual([
    { status: 'stopped', problem: { type: 'gateway' } },
    [{ type: 'close' }, { type: 'record', entry: { ...order, state: 'abandoned' } }],
  ])
})

test('ignores what the gateway says of an order that is not shown', () => {
  const ended = { ...EVENTS.paymentFailed, failure: { ...failure, reason: 'order_ended' } }
  const states = [STATES.idle, STATES.dismissed, { ...STATES.open, order: { ...order, orderId: 'order_9' } }]
  for (const state of states) expect(step(state, ended)).toEqual([state, []])
})
