/** Generates answers of each call from its schemas, so that new fields are covered automatically. */
import fc, { type Arbitrary } from 'fast-check'
import * as v from 'valibot'
import type { Call } from '../contract/wire.ts'
import { saying, type Body } from '../testing/examples.ts'
import { core, LEAVES, type Loose } from '../openapi/contractSchemas.ts'
import { ANYTHING, ODD, ODD_PART, SENTENCE, VALID } from './values.ts'

/** An HTTP response; without a body the connection breaks. */
export interface Reply {
  readonly kind: 'valid' | 'nearly valid' | 'refusal' | 'hostile' | 'no answer'
  readonly status: number
  readonly body?: string
}

const MOST_ITEMS = 6

/** @param odd percentage of values that violate the schema. */
function partOf(schema: Loose, odd: number): Arbitrary<unknown> {
  const inner = core(schema)
  const kind = LEAVES.get(inner)
  const whole = kind ? VALID[kind].filter((value) => v.is(schema, value)) : structureOf(inner, odd)
  const missing = [
    ...[null, undefined]
      .filter((value) => v.is(schema, value))
      .map((value) => ({ weight: 10, arbitrary: fc.constant(value) })),
    ...(odd > 0 ? [{ weight: odd, arbitrary: kind ? ODD[kind] : ODD_PART }] : []),
  ]
  return fc.oneof({ weight: 100 - odd, arbitrary: whole }, ...missing)
}

function structureOf(inner: Loose, odd: number): Arbitrary<unknown> {
  // Few items suffice, because the list is shown as soon as there is one.
  if (inner.item) return fc.array(partOf(inner.item, odd), { maxLength: MOST_ITEMS })
  if (inner.getter) {
    const one = partOf(inner.getter(undefined), odd)
    return fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: one.map((value) => [value]) })
  }
  if (inner.entries) return fieldsOf(inner.entries, odd)
  return ANYTHING.filter((value) => v.is(inner, value))
}

const fieldsOf = (entries: NonNullable<Loose['entries']>, odd: number): Arbitrary<Body> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, partOf(entry, odd)])))

const reply =
  (kind: Reply['kind'], status = 200) =>
  (body: unknown): Reply => ({ kind, status, body: JSON.stringify(body) })

/** `n` as a number or a text; 1 also as true. */
const outcome = ({ accepts }: Call): Arbitrary<unknown> =>
  fc.constantFrom<unknown>(...accepts, ...accepts.map(String), ...(accepts.includes(1) ? [true] : []))

function enveloped(call: Call, n: Arbitrary<unknown>, odd: number): Arbitrary<Body> {
  return fc
    .record({ n, Msg: SENTENCE, fields: fieldsOf(call.fields, odd) })
    .map(({ n, Msg, fields }) => ({ ...saying(call, { n, Msg }), ...fields }))
}

const HOSTILE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, [], {}, 0, '', true, { response: null }, { response: [] }, { n: {}, Msg: {} }),
)

const CUT = fc.constantFrom('', '<!doctype html><p>Please log in.</p>', '{"response":{"n":1', '[', '\u0000')
const STATUSES = [204, 301, 400, 401, 404, 429, 500, 503]

function validReply(call: Call): Arbitrary<Reply> {
  return enveloped(call, outcome(call), 0).map(reply('valid'))
}

export function anyReply(call: Call): Arbitrary<Reply> {
  const near = enveloped(call, outcome(call), 6).map(reply('nearly valid'))
  const far = enveloped(call, fc.oneof(outcome(call), ODD.count), 40).map(reply('hostile'))
  const refusal = fc.record({ n: ODD.count, Msg: SENTENCE }).map((said) => reply('refusal')(saying(call, said)))
  const status = fc.constantFrom(...STATUSES).map((code): Reply => ({ kind: 'no answer', status: code, body: '' }))
  return fc.oneof(
    { weight: 8, arbitrary: near },
    { weight: 5, arbitrary: validReply(call) },
    { weight: 2, arbitrary: far },
    { weight: 1, arbitrary: refusal },
    { weight: 1, arbitrary: HOSTILE.map(reply('hostile')) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        status,
        CUT.map((body): Reply => ({ kind: 'no answer', status: 200, body })),
      ),
    },
    { weight: 1, arbitrary: fc.constant<Reply>({ kind: 'no answer', status: 0 }) },
  )
}

/** @throws like `fetch` without a network. */
export function respond({ status, body }: Reply): Response {
  if (status === 0) throw new TypeError('Failed to fetch')
  const hasBody = status !== 204
  return new Response(hasBody ? (body ?? '') : null, { status })
}
