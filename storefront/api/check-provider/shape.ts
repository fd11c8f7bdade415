/** Compares an answer with its call's schemas, field by field. */
import { isRounded, type Call } from '../contract/wire.ts'
import { readRupees, withoutGrouping } from '../../text/money.ts'
import { core, isNullable, isOptional, LEAVES, type LeafKind, type Loose } from '../openapi/contractSchemas.ts'
import type { Body } from './exchange.ts'

export type ShapeRow = 'names' | 'lists' | 'required' | 'ids' | 'texts' | 'numbers' | 'money'

export interface Deviation {
  readonly row: ShapeRow
  /** `packagelist[3].SellingPrice` */
  readonly path: string
  readonly says: string
  /** The shop parses it as if it were right. */
  readonly tolerated: boolean
}

export interface Leaf {
  readonly kind: LeafKind
  readonly path: string
  readonly name: string
  readonly value: unknown
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `"Call us"` or `an object`. */
function shown(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '')

/** Finds misspellings: other case, underscores, or one letter added, missing or changed. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1 || a.length < 4) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [left, right] = [a.slice(same), b.slice(same)]
  return left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right
}

function digitsIn(value: string): number {
  const plain = withoutGrouping(value.trim())
  return plain === '' ? Number.NaN : Number(plain)
}

function leafDeviation(kind: LeafKind, value: unknown): Omit<Deviation, 'path'> | undefined {
  switch (kind) {
    case 'text':
      if (typeof value === 'string') return undefined
      if (typeof value === 'number') return { row: 'texts', says: 'is a number and should be text', tolerated: true }
      if (value === null) return { row: 'texts', says: 'is null and should be text', tolerated: true }
      return { row: 'texts', says: `is ${shown(value)} and should be text`, tolerated: false }
    case 'id':
      if (isRounded(value))
        return { row: 'ids', says: 'is a number that JavaScript rounds, and should be text', tolerated: false }
      if ((typeof value === 'string' && value !== '') || typeof value === 'number') return undefined
      return { row: 'ids', says: `is ${value === '' ? 'empty' : shown(value)} and should be an id`, tolerated: false }
    case 'count': {
      const number = typeof value === 'string' ? digitsIn(value) : value
      if (typeof number !== 'number' || !Number.isFinite(number) || number < 0)
        return { row: 'numbers', says: `is ${shown(value)} and should be a number from 0 up`, tolerated: false }
      return typeof value === 'string'
        ? { row: 'numbers', says: `is the text ${shown(value)} and should be a number`, tolerated: true }
        : undefined
    }
    case 'maybeMoney':
      if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
      return leafDeviation('money', value)
    case 'money': {
      const amount = readRupees(value)
      if (amount === undefined || amount < 0)
        return {
          row: 'money',
          says: `is ${shown(value)} and should be an amount in rupees, from 0 up`,
          tolerated: false,
        }
      return typeof value === 'string'
        ? { row: 'money', says: `is the text ${shown(value)} and should be a number`, tolerated: true }
        : undefined
    }
    default:
      return kind satisfies never
  }
}

export interface Shape {
  readonly deviations: readonly Deviation[]
  readonly leaves: readonly Leaf[]
}

export function shapeOf(call: Call, body: Body): Shape {
  const deviations: Deviation[] = []
  const leaves: Leaf[] = []
  const add = (row: ShapeRow, path: string, says: string, tolerated = false) =>
    deviations.push({ row, path, says, tolerated })

  function value(schema: Loose, found: unknown, path: string, name: string): void {
    const inner = core(schema)
    const kind = LEAVES.get(inner)
    if (kind) {
      leaves.push({ kind, path, name, value: found })
      const wrong = found === null && isNullable(schema) ? undefined : leafDeviation(kind, found)
      if (wrong) deviations.push({ path, ...wrong, tolerated: wrong.tolerated || isNullable(schema) })
      return
    }
    if (found === null && isNullable(schema)) return
    if (inner.item) {
      if (Array.isArray(found)) found.forEach((one, at) => value(inner.item as Loose, one, `${path}[${at}]`, name))
      else add('lists', path, `is ${shown(found)} and should be a list`)
      return
    }
    if (inner.getter) {
      const one: unknown = Array.isArray(found) ? found[0] : found
      if (Array.isArray(found) && found.length !== 1)
        add('lists', path, `is a list of ${found.length} and should be one object`)
      else value(inner.getter(undefined), one, path, name)
      return
    }
    if (!inner.entries) return
    if (isObject(found)) entries(inner.entries, found, path === '' ? '' : `${path}.`)
    else add('required', path, `is ${shown(found)} and should be an object`)
  }

  function entries(expected: NonNullable<Loose['entries']>, found: Body, before: string): void {
    const unexpected = Object.keys(found).filter((name) => !Object.hasOwn(expected, name))
    for (const [name, schema] of Object.entries(expected)) {
      const path = before + name
      const near = unexpected.find((other) => isNear(other, name))
      if (found[name] !== undefined) value(schema, found[name], path, name)
      else if (near !== undefined) add('names', path, `is called ${near}: names count to the letter`)
      else if (core(schema).item) add('lists', path, 'is missing and should be a list')
      else if (!isOptional(schema)) add('required', path, 'is missing')
    }
  }

  entries(call.fields, body, '')
  return { deviations, leaves }
}
