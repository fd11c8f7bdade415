/**
 * The schemas of v1. The documents give names and no types, so each accepts what providers are known to send (numbers
 * as text, null for an empty list). What does not fit is reported with its path, and costs as little as possible. The calls: stories/docs/ProviderContract.mdx.
 */
import * as v from 'valibot'
import { readRupees } from '../../text/money.ts'

/** The item was left out, or is there without the value. */
export type Cost = 'left out' | 'not known'

/** `costs` says what becomes of its item, if the rest of the answer is usable. */
type Issue = v.BaseIssue<unknown> & { costs?: Cost | undefined }

/** Stands for an item until the list is filtered. */
export const LEFT_OUT = {}

/** Takes `value` for what does not fit the schema. The issue is kept, for `fit` to report. */
/* @__NO_SIDE_EFFECTS__ */
function or<Schema extends v.GenericSchema, Value>(
  schema: Schema,
  value: Value,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Value> {
  return {
    ...schema,
    // For code that walks through the schemas.
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

/** Takes `value` also for a missing field. The embedded provider has to send it. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Schema extends v.GenericSchema, Value>(schema: Schema, value: Value) {
  const optional: v.GenericSchema = v.optional(or(schema, value), null)
  return optional as v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Value>
}

/** Parses, tolerating items that are left out and values that are not known. */
export function fit<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const { issues = [], output } = v.safeParse(schema, input)
  const fatal = issues.filter(({ costs }: Issue) => !costs)
  const pathOf = (issue: Issue): string => v.getDotPath(issue) ?? 'the whole answer'
  return {
    /** Where it is unusable. */
    wrong: fatal[0] && pathOf(fatal[0]),
    /** Where something does not fit. */
    odd: (issues as Issue[]).map((issue) => ({ path: pathOf(issue), effect: issue.costs as Cost })),
    output: output as v.InferOutput<Schema>,
  }
}

const numberOrText = /* @__PURE__ */ v.union([v.string(), v.number()])

/**
 * Never HTML. A number becomes its digits, null an empty text. Half a surrogate pair, as a text has that was cut, becomes a
 * replacement character: no address can contain it.
 */
export const text = v.pipe(
  v.nullable(numberOrText),
  v.transform((value) => String(value ?? '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD')),
)

/**
 * A number or a text, as `read` understands it; undefined does not fit. One function instead of several validations: every
 * page loads this.
 */
/* @__NO_SIDE_EFFECTS__ */
function readBy<Output>(read: (value: number | string) => Output | undefined) {
  return v.pipe(
    numberOrText,
    v.transform(read),
    v.custom<Output>((value) => value !== undefined),
  )
}

/** Goes back to the provider unchanged. */
export const id = /* @__PURE__ */ readBy((value) => (/^$|[\uD800-\uDFFF]/u.test(`${value}`) ? undefined : value))
export type Id = v.InferOutput<typeof id>

function notNegative<Of extends number>(value: Of | undefined): Of | undefined {
  return value !== undefined && value >= 0 && value < Infinity ? value : undefined
}

/** Rupees (`24500`, `"24,500.00"`), parsed to paise. Never negative. */
export const money = /* @__PURE__ */ readBy((value) => notNegative(readRupees(value)))

/** Null if it cannot be read ("Call us", null, -1, a missing field): never zero. */
export const price = /* @__PURE__ */ lenient(money, null)

const maybe = /* @__PURE__ */ readBy((value) => (String(value).trim() ? notNegative(readRupees(value)) : null))

/** Null, an empty text and a missing field are no price. Undefined if it cannot be read. */
export const maybeMoney = /* @__PURE__ */ v.optional(or(v.nullable(maybe), undefined), null)

/** `18`, `"18"` or `"1,200.00"`. Never negative. */
export const count = /* @__PURE__ */ readBy((value) =>
  notNegative(String(value).trim() ? Number(String(value).replaceAll(',', '')) : undefined),
)

/**
 * Null and a missing list are empty (APIC-08, ERR-36). Items that do not fit are left out; if none fits, nor does the
 * list.
 * @param keepAll nothing is left out: such an item is what the schema makes of `{}`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item, keepAll = false) {
  const items = v.nullable(v.array(or(item, keepAll ? v.safeParse(item, {}).output : LEFT_OUT)))
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

/** One object, or a list of one: the documents do not say which (C-068). */
/* @__NO_SIDE_EFFECTS__ */
export function single<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item> | [v.InferInput<Item>], v.InferOutput<Item>> {
  const schema: v.GenericSchema & { getter: () => Item } = {
    ...item,
    // For code that walks through the schemas.
    getter: () => item,
    '~run'(dataset, config) {
      const { value } = dataset
      // A list passes for an object without fields.
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
  /** The path after `v1/`, spelt as the provider spells it. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly envelope: Envelope
  /** Values of `n` that are no refusal; default 1. */
  readonly accepts: readonly number[]
  /** The fields beside the envelope. */
  readonly fields: Fields
  /** An answer without `n` is a success: its shape is not documented (C-103). */
  readonly mayOmitN?: true
  /** Whether there is an answer beside `n`, where nothing would be taken for an empty one. */
  readonly isThere?: (body: Readonly<Record<string, unknown>>) => boolean
  /** Only a type: the request, which a GET sends as its query. */
  readonly request?: Request
}

export type RequestOf<C> = C extends { readonly request?: infer Request } ? NonNullable<Request> : never

/** Parsed: money in paise, lists never null. */
export type AnswerOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? { readonly n: number; readonly Msg: string } & v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never

/** As a provider sends them. */
export type FieldsOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? v.InferInput<v.ObjectSchema<Fields, undefined>>
  : never

/**
 * Declares a call; the request is a type: `call<Sent<'GetSets'>>()({ … })`, from
 * `storefront/api/contract/requests.ts`. Uses are marked pure, so that a build
 * drops calls that a page does not send.
 */
export function call<Request = Record<never, never>>() {
  return <Fields extends v.ObjectEntries = Record<never, never>>(definition: {
    name: string
    method: 'GET' | 'POST'
    envelope: Envelope
    accepts?: readonly number[]
    fields?: Fields
    mayOmitN?: true
    isThere?: NonNullable<Call['isThere']>
  }): Call<Request, Fields> => ({ accepts: [1], fields: {} as Fields, ...definition })
}
