/** Walks through the schemas of the contract. */
import type { GenericSchema } from 'valibot'
import { count, id, maybeMoney, money, text } from '../contract/wire.ts'

export type LeafKind = 'text' | 'id' | 'money' | 'maybeMoney' | 'count'

export interface Loose extends GenericSchema {
  readonly entries?: Readonly<Record<string, Loose>>
  readonly wrapped?: Loose
  readonly item?: Loose
  readonly pipe?: readonly Loose[]
  readonly getter?: (input: unknown) => Loose
}

/** The contract's own kinds of values. */
export const LEAVES = new Map<unknown, LeafKind>([
  [text, 'text'],
  [id, 'id'],
  [money, 'money'],
  [maybeMoney, 'maybeMoney'],
  [count, 'count'],
])

/** Without what only says that it may be missing or null. */
export function core(schema: Loose): Loose {
  const kind = kindWithin(schema)
  if (kind) return kind
  return schema.wrapped ? core(schema.wrapped) : schema
}

/** A kind of value, also with a further demand: a token is a text that is not empty. */
function kindWithin(schema: Loose): Loose | undefined {
  return [schema, schema.pipe?.[0]].find((one) => LEAVES.has(one))
}

/** A lenient value is one that providers have to send. */
export const isOptional = (schema: Loose): boolean =>
  (schema.type === 'optional' || schema.type === 'nullish') &&
  (LEAVES.get(schema) === 'maybeMoney' || !(schema.wrapped && 'instead' in schema.wrapped))

export function isNullable(schema: Loose): boolean {
  if (kindWithin(schema)) return false
  // A copy of the schema that it wraps.
  if ('instead' in schema && schema.wrapped) return isNullable(schema.wrapped)
  const isHere = schema.type === 'nullable' || schema.type === 'nullish'
  return isHere || (schema.wrapped !== undefined && isNullable(schema.wrapped))
}
