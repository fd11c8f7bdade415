/** A valid answer for each call, generated from its contract, and the paths of its parts. */
import { LEFT_OUT, type Call } from '../contract/wire.ts'
import { LEAVES, type LeafKind, type Loose } from '../openapi/contractSchemas.ts'

export type Body = Record<string, unknown>
export type Kind = LeafKind | 'list' | 'single' | 'object' | 'other'

export interface Part {
  /** From the top level. Each list has one element, `0`. */
  readonly path: readonly string[]
  readonly kind: Kind
  readonly optional: boolean
  /** What falls back to another value if this part does not fit; without it, the whole answer is unusable. */
  readonly unknown?: Unknown | undefined
  /** What an item of this list becomes if it does not fit. */
  readonly hole?: { readonly instead: unknown } | undefined
}

interface Unknown {
  readonly path: readonly string[]
  readonly instead: unknown
}

const VALUES: Readonly<Record<LeafKind, unknown>> = {
  text: 'Golden Hour',
  id: 142,
  money: 24_500,
  maybeMoney: 24_500,
  count: 2,
}

function unwrapped(schema: Loose): Loose {
  return schema.wrapped && !LEAVES.has(schema) ? unwrapped(schema.wrapped) : schema
}

/** Leaving out a single item would leave no item, which does not fit either. */
function unknownOf(schema: Loose, path: readonly string[], outer: Unknown | undefined): Unknown | undefined {
  for (let one: Loose | undefined = schema; one; one = one.wrapped)
    if ('instead' in one && one.instead !== LEFT_OUT) return { path, instead: one.instead }
  return outer
}

function make(schema: Loose, path: readonly string[], parts: Part[], outer?: Unknown): unknown {
  const unknown = unknownOf(schema, path, outer)
  const core = unwrapped(schema)
  const optional = schema.type === 'optional' || schema.type === 'nullish'
  const kind = LEAVES.get(core)
  if (kind) {
    parts.push({ path, kind, optional, unknown })
    return VALUES[kind]
  }
  if (core.item) {
    const { item } = core
    const kept = unknownOf(item, path, undefined)
    const hole = { instead: kept ? kept.instead : LEFT_OUT }
    parts.push({ path, kind: 'list', optional, unknown, hole })
    return [make(item, [...path, '0'], parts, unknown)]
  }
  const { entries } = core.getter?.(undefined) ?? core
  parts.push({ path, kind: core.getter ? 'single' : entries ? 'object' : 'other', optional, unknown })
  return entries ? makeAll(entries, path, parts, unknown) : 'anything'
}

function makeAll(
  entries: NonNullable<Loose['entries']>,
  path: readonly string[],
  parts: Part[],
  outer?: Unknown,
): Body {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, make(entry, [...path, name], parts, outer)]),
  )
}

/** Puts `n` and `Msg` into the call's envelope; a `bare` call refuses in `response`. */
export function saying({ envelope }: Pick<Call, 'envelope'>, said: Body): Body {
  if (envelope === 'top') return said
  return envelope === 'ResponseList'
    ? { ResponseList: [said] }
    : { [envelope === 'bare' ? 'response' : envelope]: said }
}

export function exampleOf({ fields }: Pick<Call, 'fields'>): { fields: Body; parts: readonly Part[] } {
  const parts: Part[] = []
  return { fields: makeAll(fields, [], parts), parts }
}

export function goodAnswer(call: Call): Body {
  return { ...saying(call, { n: 1, Msg: 'Fine' }), ...exampleOf(call).fields }
}

/** Copies `body` with another value at `path`; undefined removes it. */
export function malformed(
  body: Body,
  [name = '', ...rest]: readonly string[],
  change: (before: unknown) => unknown,
): Body {
  const before = body[name]
  const after = rest.length === 0 ? change(before) : malformed(before as Body, rest, change)
  if (Array.isArray(body)) return body.map((one: unknown, at) => (String(at) === name ? after : one)) as unknown as Body
  const { [name]: _gone, ...others } = body
  return after === undefined ? others : { ...others, [name]: after }
}

export function partAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce((found, name) => (found as Body)[name], body)
}
