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

export const LEAVES = new Map<unknown, LeafKind>([
  [text, 'text'],
  [id, 'id'],
  [money, 'money'],
  [maybeMoney, 'maybeMoney'],
  [count, 'count'],
])

/** Unwraps optional and nullable schemas. */
export function core(schema: Loose): Loose {
  const kind = kindWithin(schema)
  if (kind) return kind
  return schema.wrapped ? core(schema.wrapped) : schema
}

/** Also finds a narrowed kind: a token is a non-empty text. */
function kindWithin(schema: Loose): Loose | undefined {
  return [schema, schema.pipe?.[0]].find((one) => LEAVES.has(one))
}

/** Lenient fields are optional for the shop, but required from providers. */
export const isOptional = (schema: Loose): boolean =>
  (schema.type === 'optional' || schema.type === 'nullish') &&
  (LEAVES.get(schema) === 'maybeMoney' || !(schema.wrapped && 'instead' in schema.wrapped))

export function isNullable(schema: Loose): boolean {
  if (kindWithin(schema)) return false
  // The outer schema is a copy of the wrapped one.
  if ('instead' in schema && schema.wrapped) return isNullable(schema.wrapped)
  const isHere = schema.type === 'nullable' || schema.type === 'nullish'
  return isHere || (schema.wrapped !== undefined && isNullable(schema.wrapped))
}
