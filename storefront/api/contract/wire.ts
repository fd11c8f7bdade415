/**
 * The schemas of v1. The documents give names without types, so each schema accepts what providers are known to send
 * (numbers as text, null for an empty list). Deviations are reported with their path, and lose as little as possible.
 * The calls: stories/docs/ProviderContract.mdx.
 */
import * as v from 'valibot'
import { readRupees, withoutGrouping } from '../../text/money.ts'
import type { CALL_MEANINGS, Sent } from './meanings.ts'

/** The item was left out, or kept without the value. */
export type Cost = 'left out' | 'not known'

/** `costs` is set if the rest of the answer is usable. */
type Issue = v.BaseIssue<unknown> & { costs?: Cost | undefined }

/** Marks an item until the list is filtered. */
export const LEFT_OUT = {}

/** Falls back to `value`, but keeps the issue for `parse` to report. */
/* @__NO_SIDE_EFFECTS__ */
function withFallback<Schema extends v.GenericSchema, Value>(
  schema: Schema,
  value: Value,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Value> {
  return {
    ...schema,
    // Code that traverses schemas needs this.
    wrapped: schema,
    instead: value,
    '~run'(dataset, config) {
      const result = schema['~run'](dataset, config)
      const issues: Issue[] = result.issues ?? []
      if (issues.every(({ costs }) => costs)) return result
      for (const issue of issues) issue.costs = value === LEFT_OUT ? 'left out' : 'not known'
      return { ...result, typed: true, value }
    },
  }
}

/** Also falls back to `value` for a missing field. The type still requires the field from the embedded provider. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Schema extends v.GenericSchema, Value>(schema: Schema, value: Value) {
  const optional: v.GenericSchema = v.optional(withFallback(schema, value), null)
  return optional as v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Value>
}

/** Parses, and tolerates issues that cost only an item or a value. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const { issues = [], output } = v.safeParse(schema, input)
  const fatal = issues.filter(({ costs }: Issue) => !costs)
  const pathOf = (issue: Issue): string => v.getDotPath(issue) ?? 'the whole answer'
  return {
    /** Path that makes the answer unusable. */
    error: fatal[0] && pathOf(fatal[0]),
    /** Tolerated deviations. */
    drifts: (issues as Issue[]).map((issue) => ({ path: pathOf(issue), effect: issue.costs as Cost })),
    output: output as v.InferOutput<Schema>,
  }
}

const numberOrText = /* @__PURE__ */ v.union([v.string(), v.number()])

/**
 * Never HTML. A number becomes its digits, null an empty text. Half a surrogate pair, as in a truncated text, becomes a
 * replacement character, because no URL can contain it.
 */
export const text = v.pipe(
  v.nullable(numberOrText),
  v.transform((value) => String(value ?? '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')),
)

/**
 * Every page loads this, so it is one function instead of several validations. `read` returns undefined for an issue.
 */
/* @__NO_SIDE_EFFECTS__ */
function readBy<Output>(read: (value: number | string) => Output | undefined) {
  return v.pipe(
    numberOrText,
    v.transform(read),
    v.custom<Output>((value) => value !== undefined),
  )
}

/** Whether JSON.parse may have rounded the number. */
export const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER

/** Ids must be sent back unchanged. */
export const id = /* @__PURE__ */ readBy((value) =>
  isRounded(value) || /^$|[\uD800-\uDFFF]/u.test(`${value}`) ? undefined : value,
)
export type Id = v.InferOutput<typeof id>

function notNegative<Of extends number>(value: Of | undefined): Of | undefined {
  return value !== undefined && value >= 0 && value < Infinity ? value : undefined
}

/** Rupees (`24500`, `"24,500.00"`) become paise. Never negative. */
export const money = /* @__PURE__ */ readBy((value) => notNegative(readRupees(value)))

/** Null, but never zero, if it cannot be read ("Call us", null, -1, a missing field). */
export const price = /* @__PURE__ */ lenient(money, null)

const maybe = /* @__PURE__ */ readBy((value) => (String(value).trim() ? notNegative(readRupees(value)) : null))

/** Null, an empty text and a missing field mean no price; undefined means that it cannot be read. */
export const maybeMoney = /* @__PURE__ */ v.optional(withFallback(v.nullable(maybe), undefined), null)

/** `18`, `"18"` or `"1,200.00"`. Never negative. */
export const count = /* @__PURE__ */ readBy((value) =>
  notNegative(String(value).trim() ? Number(withoutGrouping(String(value))) : undefined),
)

/**
 * Null and a missing list become empty (APIC-08, ERR-36). Items that do not fit are left out; if none fits, the list
 * does not fit either.
 * @param keepAll keeps every item: one that does not fit becomes the result of parsing `{}`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item, keepAll = false) {
  const items = v.nullable(v.array(withFallback(item, keepAll ? v.safeParse(item, {}).output : LEFT_OUT)))
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const result = items['~run'](dataset, config)
    if (!result.typed) return result
    const all = result.value ?? []
    const value = all.filter((one) => one !== LEFT_OUT)
    if (value.length > 0 || all.length === 0) return { ...result, value }
    for (const issue of (result.issues ?? []) as Issue[]) delete issue.costs
    return { ...result, typed: false } as unknown as typeof result
  }
  const kept: v.GenericSchema = { ...items, '~run': run }
  return v.optional(kept as v.GenericSchema<v.InferInput<Item>[] | null, v.InferOutput<Item>[]>, null)
}

/** One object, or a list with one object: the documents leave it open (C-068). */
/* @__NO_SIDE_EFFECTS__ */
export function single<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item> | [v.InferInput<Item>], v.InferOutput<Item>> {
  const schema: v.GenericSchema & { getter: () => Item } = {
    ...item,
    // Code that traverses schemas needs this.
    getter: () => item,
    '~run'(dataset, config) {
      const { value } = dataset
      // valibot would accept a list as an object without fields.
      if (Array.isArray(value)) dataset.value = value.length === 1 ? (value[0] as unknown) : undefined
      return item['~run'](dataset, config)
    },
  }
  return schema
}

/** Where `n` and `Msg` are. `bare` has no `n` on success, and refuses with `response.n`. */
export type Envelope = 'response' | 'Response' | 'ResponseList' | 'top' | 'bare'

/** A v1 call as data, for the client and the embedded provider. */
export interface Call<Request = unknown, Fields extends v.ObjectEntries = v.ObjectEntries> {
  /** The path after `v1/`, in the provider's spelling. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly envelope: Envelope
  /** Values of `n` that are not refusals; default 1. */
  readonly accepts: readonly number[]
  readonly fields: Fields
  /** An answer without `n` is a success, because its shape is not documented (C-103). */
  readonly mayOmitN?: true
  /** Tells a missing answer from an empty one. */
  readonly isThere?: (body: Readonly<Record<string, unknown>>) => boolean
  /** Only a type. A GET sends it as its query. */
  readonly request?: Request
}

export type RequestOf<C> = C extends { readonly request?: infer Request } ? NonNullable<Request> : never

/** Parsed: money in paise, lists never null. */
export type AnswerOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? { readonly n: number; readonly Msg: string } & v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never

/** As providers send them. */
export type FieldsOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? v.InferInput<v.ObjectSchema<Fields, undefined>>
  : never

/**
 * Declares a call, whose request has the type that `storefront/api/contract/meanings.ts` says. Calls are marked pure, so
 * that builds drop those that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<Name extends keyof typeof CALL_MEANINGS, Fields extends v.ObjectEntries = Record<never, never>>(
  name: Name,
  definition: {
    method: 'GET' | 'POST'
    envelope: Envelope
    accepts?: readonly number[]
    fields?: Fields
    mayOmitN?: true
    isThere?: NonNullable<Call['isThere']>
  },
): Call<Sent<Name>, Fields> {
  return { name, accepts: [1], fields: {} as Fields, ...definition }
}
