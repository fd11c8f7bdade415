/** Every malformed answer, for each call and each part of its answer. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { send } from '../api/client.ts'
import { CALLS } from '../api/contract/calls.ts'
import { LEFT_OUT, type Call } from '../api/contract/wire.ts'
import {
  exampleOf,
  goodAnswer,
  partAt,
  saying,
  malformed,
  type Body,
  type Kind,
  type Part,
} from '../api/testing/examples.ts'
import { onProblem, type Problem } from '../problem.ts'
import { MESSAGES } from '../text/messages.ts'
import { alertAtom } from './alert.ts'
import { request, type Result } from './request.ts'
import { store } from './store.ts'
import { toastsAtom } from './toasts.ts'

const ALL: readonly Call[] = Object.values(CALLS)

const problems: Problem[] = []
onProblem((problem) => void problems.push(problem))

beforeEach(() => {
  store.set(toastsAtom, [])
  problems.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function outcomeOf(call: Call, body: unknown): Promise<Result<Body>> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body))))
  return request(() => send(call, {}))
}

const toasts = () => store.get(toastsAtom).map(({ tone, text }) => `${tone}: ${text}`)
const withoutEnvelope = (call: Call): Body => exampleOf(call).fields

/** Calls that answer only `n`, or whose `n` has more than two values. */
const needsN = (call: Call) => !call.mayOmitN && (Object.keys(call.fields).length === 0 || call.accepts.length > 1)

const SCRIPT = '<img src=x onerror=alert(1)><b>Bold</b>'

describe.each(ALL.map((call) => [call.name, call] as const))('%s, its n and Msg', (_name, call) => {
  it.each([
    ['1 as a text', { n: '1', Msg: 'Fine' }],
    ['1 as a number with a point', { n: 1.0, Msg: 'Fine' }],
    ['true', { n: true, Msg: 'Fine' }],
  ])('is a success with %s', { tags: ['@APIC-07'] }, async (_fault, said) => {
    expect(await outcomeOf(call, { ...withoutEnvelope(call), ...saying(call, said) })).toMatchObject({
      status: 'done',
      value: { n: 1, Msg: 'Fine' },
    })
  })

  it.each(['response', 'Response', 'top'] as const)('is found at the %s', async (envelope) => {
    expect(
      await outcomeOf(call, { ...withoutEnvelope(call), ...saying({ envelope }, { n: 1, Msg: 'Fine' }) }),
    ).toMatchObject({ status: 'done', value: { n: 1, Msg: 'Fine' } })
    const refused = await outcomeOf(call, saying({ envelope }, { n: 0, Msg: 'Not today.' }))
    expect(refused).toEqual({ status: 'refused', msg: 'Not today.' })
  })

  it.each([0, -1, 2, 3, 4, 99, '0'])('refuses with n %s unless that is an answer', async (n) => {
    const outcome = await outcomeOf(call, { ...goodAnswer(call), ...saying(call, { n, Msg: SCRIPT }) })
    if (call.accepts.includes(Number(n))) expect(outcome).toMatchObject({ status: 'done', value: { n, Msg: SCRIPT } })
    else {
      expect(outcome).toEqual({ status: 'refused', msg: SCRIPT })
      expect(toasts()).toEqual([`error: ${SCRIPT}`])
    }
    expect(store.get(alertAtom)).toBeUndefined()
  })

  it.each([undefined, null, '', 7, {}, ['No']])('has our own sentence where the refusal has none: %j', async (Msg) => {
    expect(await outcomeOf(call, saying(call, { n: 0, Msg }))).toEqual({
      status: 'refused',
      msg: MESSAGES.somethingBad,
    })
    expect(toasts()).toEqual([`error: ${MESSAGES.somethingBad}`])
  })

  it.each([undefined, null, 'NaN', 'yes', {}])('is a success with n %j only where the fields prove it', async (n) => {
    const outcome = await outcomeOf(call, { ...withoutEnvelope(call), ...saying(call, { n, Msg: '' }) })
    expect(outcome).toMatchObject(
      needsN(call) ? { status: 'failed', msg: MESSAGES.somethingBad } : { status: 'done', value: { n: 1 } },
    )
  })
})

const REFUSED = Symbol('does not fit')
const LONG = 'Ghodbunder'.repeat(1000)
const EVERYTHING: readonly Kind[] = ['text', 'id', 'money', 'maybeMoney', 'count', 'list', 'single', 'object']

/** Each fault: a malformed value, the field types it applies to, and the result (a parsed value or a refusal). */
const FAULTS: readonly (readonly [
  name: string,
  kinds: readonly Kind[],
  odd: (good: unknown) => unknown,
  becomes: (good: unknown, part: Part) => unknown,
])[] = [
  ...[SCRIPT, LONG, '🌅🧑🏽‍🎤', 'गोल्डन आवर', '', '32 Foo 20', '\u202Etxet', '__proto__'].map(
    (words) => [`the text ${words.slice(0, 20)}`, ['text'], () => words, () => words] as const,
  ),
  ['a number for a text', ['text'], () => 7, () => '7'],
  ['null for a text', ['text'], () => null, () => ''],
  ['an object for a text', ['text'], () => ({}), () => REFUSED],
  ['half a sign at the end of a text', ['text'], () => 'Dawn \uD83C', () => 'Dawn \uFFFD'],
  ['an id as text', ['id'], () => '142', () => '142'],
  ['an id with half a sign', ['id'], () => '14\uD83C', () => REFUSED],
  ['an empty id', ['id'], () => '', () => REFUSED],
  ['an amount as text', ['money', 'maybeMoney'], () => '1,200.00', () => 120_000],
  ['an amount with its sign', ['money', 'maybeMoney'], () => '₹ 1,23,456.50', () => 12_345_650],
  ['no amount', ['maybeMoney'], () => null, () => null],
  ['an empty amount', ['maybeMoney'], () => ' ', () => null],
  ...['NaN', 'Infinity', '-1', -1, -0.01, 1e300, 'free', {}, true].map(
    (odd) => [`the amount ${JSON.stringify(odd)}`, ['money', 'maybeMoney'], () => odd, () => REFUSED] as const,
  ),
  ['null for an amount', ['money'], () => null, () => REFUSED],
  ['a number as text', ['count'], () => '18', () => 18],
  ['a number as text with commas', ['count'], () => '1,200.00', () => 1200],
  ['a number nobody knows', ['count'], () => 999, () => 999],
  ...['NaN', '', ' ', '-2', -2, 'two', null, true].map(
    (odd) => [`the number ${JSON.stringify(odd)}`, ['count'], () => odd, () => REFUSED] as const,
  ),
  ['null for a list', ['list'], () => null, () => []],
  ['an object for a list', ['list'], (good) => ({ 0: good }), () => REFUSED],
  ['a text for a list', ['list'], () => 'none', () => REFUSED],
  [
    'a list with a hole',
    ['list'],
    (good) => [...(good as unknown[]), null],
    (good, { hole }) => {
      if (!hole) return REFUSED
      return hole.instead === LEFT_OUT ? good : [...(good as unknown[]), hole.instead]
    },
  ],
  ['the same item three times', ['list'], (good) => [good, good, good].flat(), (good) => [good, good, good].flat()],
  ['a list of one', ['single'], (good) => [good], (good) => good],
  ['a list of two', ['single'], (good) => [good, good], () => REFUSED],
  ['a text for an object', ['single', 'object'], () => 'none', () => REFUSED],
  [
    'more than was agreed',
    ['object', 'single'],
    (good) => ({ ...(good as Body), Extra: { deep: [1] } }),
    (good) => good,
  ],
]

function whereOf({ path }: Part): string {
  return path.join('.')
}

describe.each(ALL.filter((call) => Object.keys(call.fields).length > 0).map((call) => [call.name, call] as const))(
  '%s, each part of it',
  (name, call) => {
    const { parts } = exampleOf(call)

    const good = goodAnswer(call)
    let parsed: Body

    beforeAll(async () => {
      const outcome = await outcomeOf(call, good)
      if (outcome.status === 'done') parsed = outcome.value
    })

    async function expectOutcome(part: Part, odd: (good: unknown) => unknown, becomes: (typeof FAULTS)[number][3]) {
      const outcome = await outcomeOf(call, malformed(good, part.path, odd))
      const wanted = becomes(partAt(parsed, part.path), part)
      if (wanted === REFUSED && part.unknown) {
        const { path, instead } = part.unknown
        expect(outcome.status, whereOf(part)).toBe('done')
        if (outcome.status === 'done') expect(partAt(outcome.value, path), whereOf(part)).toEqual(instead)
        expect(problems, whereOf(part)).toContainEqual(
          expect.objectContaining({ kind: 'drift', call: name, path: expect.stringMatching(path[0] ?? '') as string }),
        )
      } else if (wanted === REFUSED) {
        const detail = expect.stringMatching(`^${name}: the answer does not fit at "${part.path[0]}`) as string
        expect(outcome, whereOf(part)).toEqual({
          status: 'failed',
          msg: MESSAGES.somethingBad,
          detail,
          isToasted: true,
        })
      } else {
        expect(outcome.status, whereOf(part)).toBe('done')
        if (outcome.status === 'done') expect(partAt(outcome.value, part.path), whereOf(part)).toEqual(wanted)
      }
      expect(store.get(alertAtom)).toBeUndefined()
    }

    const rows = FAULTS.map(
      ([fault, kinds, odd, becomes]) =>
        [fault, parts.filter(({ kind }) => kinds.includes(kind)), odd, becomes] as const,
    )
    it.each(rows.filter(([, malformedParts]) => malformedParts.length > 0))(
      '%s',
      async (_fault, malformedParts, odd, becomes) => {
        for (const part of malformedParts) await expectOutcome(part, odd, becomes)
      },
    )

    it('a part that is missing, or null where it may be missing', async () => {
      for (const part of parts) {
        const gone = await outcomeOf(
          call,
          malformed(good, part.path, () => undefined),
        )
        expect(gone.status, `without ${whereOf(part)}`).toBe(part.optional || part.unknown ? 'done' : 'failed')
        if (!part.optional || !EVERYTHING.includes(part.kind)) continue
        expect(
          (
            await outcomeOf(
              call,
              malformed(good, part.path, () => null),
            )
          ).status,
          `null for ${whereOf(part)}`,
        ).toBe('done')
      }
    })
  },
)

describe('a cart', () => {
  const { cart: lines, GrantTotal, ...rest } = goodAnswer(CALLS.GetUserCart)
  it.each([
    ['nothing', {}],
    ['null for its lines', { cart: null }],
    ['a total that cannot be read', { GrantTotal: 'Call us' }],
  ])('with %s is no answer, not an empty cart', async (_fault, fields) => {
    expect(await outcomeOf(CALLS.GetUserCart, { ...rest, ...fields })).toMatchObject({ status: 'failed' })
    expect(await outcomeOf(CALLS.GetUserCart, { response: { n: 1 }, ...fields })).toMatchObject({ status: 'failed' })
  })
  it.each([
    ['lines', { cart: lines }],
    ['no lines', { cart: [] }],
    ['a total', { GrantTotal }],
    ['a total and null for its lines', { cart: null, GrantTotal: 0 }],
  ])('with %s is one', async (_fault, fields) => {
    expect(await outcomeOf(CALLS.GetUserCart, { ...rest, ...fields })).toMatchObject({ status: 'done' })
  })
})

describe('what the shop can do without costs nothing else', () => {
  it.each([
    ['the package of a line, sent empty', CALLS.GetUserCart, 'cart.0.cart.0.PackageId', '', null],
    ['the receipt of a payment, sent empty', CALLS.CreateUserpayment, 'PaymentTransactionModel.PaymentId', '', null],
    [
      'the number of a profession, sent empty',
      CALLS.GetProfessionalCategory,
      'professionalcategorylist.0.ProfCatId',
      '',
      null,
    ],
    ['the address of a user, left out', CALLS.VerifyOptAndLogin, 'UserDetails.EmailId', undefined, ''],
    ['the name of a user, left out', CALLS.VerifyOtpAndRegister, 'UserDetails.Name', undefined, ''],
    ...[null, undefined].map(
      (sent) =>
        [
          `the prices of a category without outfits, sent as ${sent}`,
          CALLS.GetOutfitCategory,
          'Price',
          sent,
          { MinSellingPrice: null, MaxSellingPrice: null },
        ] as const,
    ),
  ] as const)('%s', async (_what, call, path, sent, becomes) => {
    const [good, parts] = [goodAnswer(call), path.split('.')]
    const whole = await outcomeOf(call, good)
    const outcome = await outcomeOf(
      call,
      malformed(good, parts, () => sent),
    )
    expect(outcome).toEqual({ ...whole, value: malformed((whole as { value: Body }).value, parts, () => becomes) })
  })
})

it('takes a list of ten megabytes', { timeout: 30_000 }, async () => {
  const call = CALLS.GetOutFits
  const [item] = goodAnswer(call)['OutFitList'] as Body[]
  const items = Array.from({ length: 10_000 }, (_unused, at) => ({
    ...item,
    OutfitID: at,
    ProductName: 'x'.repeat(1000),
  }))
  const outcome = await outcomeOf(call, { response: { n: 1 }, OutFitList: items })
  expect(outcome.status === 'done' && outcome.value['OutFitList']).toHaveLength(10_000)
})
