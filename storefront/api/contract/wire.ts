/**
 * What every v1 shape is made of. The documents give names, never types, so each reader accepts what
 * providers are known to send (numbers as text, null for an empty list) and refuses the rest with the
 * path of the field. The 45 calls: stories/docs/ProviderContract.mdx.
 */
import * as v from 'valibot'
import { readRupees } from '../../text/money.ts'

/** Shown as text, never as HTML. A number becomes its digits, null an empty text. */
export const text = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((value) => String(value ?? '')),
)

/** An id, kept as it came: it goes back to the provider unchanged. */
export const id = v.union([v.number(), v.pipe(v.string(), v.minLength(1, 'is an empty id'))])
export type Id = v.InferOutput<typeof id>

/** Rupees on the wire (`24500`, `"24,500.00"`), integer paise after it. Never negative. */
export const money = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = readRupees(dataset.value)
    if (amount !== undefined && amount >= 0) return amount
    addIssue({ message: `is no amount in rupees: ${JSON.stringify(dataset.value)}` })
    return NEVER
  }),
)

/** A price that may not have been agreed: null, an empty text and a missing field are none. */
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

/** A count or a percentage: `18`, `"18"` or `"1,200.00"`. Never negative. */
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

/** A list; null and a missing list are empty lists (APIC-08, ERR-36). */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item) {
  const orNull = v.pipe(
    v.nullable(v.array(item)),
    v.transform((items) => items ?? []),
  )
  return v.optional(orNull, null)
}

/** One object, or a list of one: the documents do not say which (C-068). A list is no object here, whatever may be missing. */
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

/**
 * Where `n` and `Msg` sit in an answer. `bare` names no `n` at all: the call succeeded when it was
 * answered, and a refusal comes as `response.n`.
 */
export type Envelope = 'response' | 'Response' | 'ResponseList' | 'top' | 'bare'

/** One v1 call, as data: the client sends by it, the embedded provider answers by it. */
export interface Call<Request = unknown, Fields extends v.ObjectEntries = v.ObjectEntries> {
  /** The path after `v1/`, spelled as the provider spells it. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly envelope: Envelope
  /** The values of `n` that are an answer and not a refusal; 1 unless told. */
  readonly accepts: readonly number[]
  /** What stands beside the envelope, by exact name. */
  readonly fields: Fields
  /** An answer without any `n` is a success: its shape is not documented (C-103). */
  readonly mayOmitN?: true
  /** Only a type: what is sent (a GET sends it as its query). */
  readonly request?: Request
}

export type RequestOf<C> = C extends { readonly request?: infer Request } ? NonNullable<Request> : never

/** A parsed answer: money in paise, lists never null. */
export type AnswerOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? { readonly n: number; readonly Msg: string } & v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never

/** The fields as a provider sends them. */
export type FieldsOf<C> = C extends { fields: infer Fields extends v.ObjectEntries }
  ? v.InferInput<v.ObjectSchema<Fields, undefined>>
  : never

/**
 * Declares a call; the request is given as a type: `call<{ SlugName: string }>()({ … })`. Marked pure where it is
 * used, so that a build leaves out the calls that none of its pages sends.
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
