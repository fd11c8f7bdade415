/** What a provider should send, which is stricter than what the shop tolerates. */
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '../contract/wire.ts'
import { VALUE_RULES } from '../contract/values.ts'
import { core, isNullable, isOptional, LEAVES, type LeafKind, type Loose } from './contractSchemas.ts'

export type Schema = Readonly<Record<string, unknown>>

/** Entries of `components/schemas`. */
export const KINDS: Readonly<Record<LeafKind, readonly [name: string, schema: Schema]>> = {
  text: ['Text', { type: 'string', description: 'Plain text, unless the field says HTML.' }],
  id: [
    'Id',
    {
      type: ['string', 'number'],
      minLength: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Goes back to the provider unchanged. A larger number has to be text.',
    },
  ],
  money: ['Money', { type: 'number', minimum: 0, description: 'Rupees, such as 24500 or 1199.5.' }],
  maybeMoney: [
    'MaybeMoney',
    { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }, { const: '' }], description: 'Rupees, or no price.' },
  ],
  count: ['Count', { type: 'number', minimum: 0, description: 'A number.' }],
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Drops `$schema`, because the document declares it once. */
export function plain(schema: GenericSchema): Schema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideSchema: ({ valibotSchema }) => {
      const kind = LEAVES.get(valibotSchema)
      return kind && refTo(KINDS[kind][0])
    },
  })
  return rest
}

export type MeaningOf = (path: string) => string

interface About {
  readonly meaning: MeaningOf
  readonly call: string
}

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

/** @param path as in `meanings.ts`: `packagelist[].PackageId`. */
function valueSchema(schema: Loose, path: string, about: About): Schema {
  const inner = core(schema)
  const kind = LEAVES.get(inner)
  if (kind) return refTo(KINDS[kind][0])
  if (inner.item) return { type: 'array', items: valueSchema(inner.item, `${path}[]`, about) }
  if (inner.getter) return valueSchema(inner.getter(undefined), path, about)
  if (inner.entries) return objectSchema(inner.entries, `${path}.`, about)
  return plain(inner)
}

function fieldSchema(schema: Loose, path: string, about: About): Schema {
  const isList = core(schema).item !== undefined
  const rule = VALUE_RULES[`${about.call} ${path}`]
  const value = { ...valueSchema(schema, path, about), ...rule?.schema }
  // The shop reads null as an empty list, but providers should not send it.
  const result = isNullable(schema) && !isList ? orNull(value) : value
  return { ...result, description: about.meaning(path) }
}

function objectSchema(entries: NonNullable<Loose['entries']>, before: string, about: About): Schema {
  const all = Object.entries(entries)
  const required = all.filter(([, schema]) => !isOptional(schema) || core(schema).item).map(([name]) => name)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      all.map(([name, schema]) => [name, fieldSchema(schema, before + name, about)] as const),
    ),
  }
}

const outcome = (n: Schema): Schema => ({
  type: 'object',
  required: ['n'],
  properties: { n, Msg: { type: 'string', description: 'A sentence for the visitor.' } },
})

/** Adds `n` and `Msg` where the call's envelope has them. */
function enveloped(envelope: Call['envelope'], n: Schema): Schema {
  const result = outcome(n)
  if (envelope === 'top') return result
  const name = envelope === 'bare' ? 'response' : envelope
  const value = envelope === 'ResponseList' ? { type: 'array', minItems: 1, items: result } : result
  return { type: 'object', required: [name], properties: { [name]: value } }
}

function joined(one: Schema, other: Schema): Schema {
  const required = [one, other].flatMap(({ required: names }) => (names as string[] | undefined) ?? [])
  const properties = { ...(one['properties'] as Schema), ...(other['properties'] as Schema) }
  return { type: 'object', ...(required.length > 0 && { required }), properties }
}

export function answerSchema(call: Call, meaning: MeaningOf): Schema {
  const fields = objectSchema(call.fields, '', { meaning, call: call.name })
  if (call.envelope === 'bare') return fields
  const n = { enum: [...call.accepts], description: 'The outcome.' }
  const envelope = enveloped(call.envelope, n)
  return joined(call.mayOmitN ? { ...envelope, required: [] } : envelope, fields)
}

export const RETRY_AFTER: Schema = {
  type: 'number',
  exclusiveMinimum: 0,
  maximum: 86_400,
  description: 'Seconds after which another try is allowed, if it is a matter of time.',
}
const NEEDS: Schema = {
  enum: ['Otp', 'OldOtp'],
  description: 'The code that is wrong or missing. OldOtp asks for the code of the present number.',
}

/** The refusal of an envelope: `n` 0, a sentence and optional fields. */
export function refusalSchema({ name, envelope }: Call): Schema {
  const extras = { RetryAfter: refTo('RetryAfter'), ...(name === 'ChangeMobileNumber' && { Needs: NEEDS }) }
  return joined(enveloped(envelope, { type: 'integer', description: 'Any other number, such as 0.' }), {
    properties: extras,
  })
}
