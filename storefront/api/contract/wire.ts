/**
 * The schemas of v1. The documents give names and no types, so each accepts what providers are known to send (numbers
 * as text, null for an empty list) and rejects the rest with the field's path. The calls: stories/docs/ProviderContract.mdx.
 */
import * as v from 'valibot'
import { readRupees } from '../../text/money.ts'

/** Never HTML. A number becomes its digits, null an empty text. */
export const text = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((value) => String(value ?? '')),
)

/** Goes back to the provider unchanged. */
export const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1, 'is an empty id'))])
export type Id = v.InferOutput<typeof id>

/** Rupees (`24500`, `"24,500.00"`), parsed to paise. Never negative. */
export const money = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = readRupees(dataset.value)
    if (amount !== undefined && amount >= 0) return amount
    addIssue({ message: `is no amount in rupees: ${JSON.stringify(dataset.value)}` })
    return NEVER
  }),
)

/** Null, an empty text and a missing field are no price. */
export const maybeMoney = v.optional(
  v.nullable(
    v.union([
      v.pipe(
        v.string(),
        v.trim(),
        v.literal(''),
        v.transform(() => null),
      ),
      money,
    ]),
  ),
  null,
)

/** `18`, `"18"` or `"1,200.00"`. Never negative. */
export const count = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.transform((digits) => Number(digits.replaceAll(',', ''))),
    ),
  ]),
  v.number(),
  v.finite('is not a number'),
  v.minValue(0, 'is negative'),
)

/** Null and a missing list are empty (APIC-08, ERR-36). */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item) {
  const orNull = v.pipe(
    v.nullable(v.array(item)),
    v.transform((items) => items ?? []),
  )
  return v.optional(orNull, null)
}

/** One object, or a list of one: the documents do not say which (C-068). */
/* @__NO_SIDE_EFFECTS__ */
export function single<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<v.InferInput<Item> | [v.InferInput<Item>], v.InferOutput<Item>> {
  const onlyOne = v.pipe(
    v.strictTuple([item]),
    v.transform((items) => items[0]),
  )
  return v.lazy((input) => (Array.isArray(input) ? onlyOne : item))
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
  }): Call<Request, Fields> => ({ accepts: [1], fields: {} as Fields, ...definition })
}
