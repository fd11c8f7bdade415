import type { Call } from '../../contract/wire.ts'
import { CALLS, type CallName } from '../../contract/calls.ts'
import { isAccepted, type Connection, type Exchange } from '../exchange.ts'
import { shapeOf, type Shape } from '../shape.ts'
import type { Visit } from '../visit.ts'
import type { Written } from '../written.ts'

export interface Finding {
  /** Includes parameters: `GetSetViewDetails (setId old-well)`. */
  readonly call: string
  readonly path?: string
  readonly says: string
  readonly shows: string
  /** The shop tolerates it, so the row passes with a note. */
  readonly tolerated?: boolean
}

export interface Preflight {
  readonly name: CallName
  readonly header: string
  readonly status: number
  readonly headers: Headers
}

export interface Run {
  readonly connection: Connection
  readonly codeLength: number
  readonly exchanges: readonly Exchange[]
  readonly visit: Visit
  readonly preflights: readonly Preflight[]
  readonly written?: Written
}

export interface Row {
  readonly id: string
  /** The rule, as a statement. */
  readonly title: string
  readonly why: string
  readonly writes?: true
  /** @returns deviations, or a sentence if there was nothing to check. */
  readonly find: (run: Run) => readonly Finding[] | string
}

export const callOf = (name: CallName): Call => CALLS[name]

export const accepted = ({ exchanges }: Run, name?: CallName): Exchange[] =>
  exchanges.filter((one) => one.purpose === 'good' && isAccepted(one) && (name === undefined || one.name === name))

export const asked = ({ exchanges }: Run, purpose: Exchange['purpose'], name?: CallName): Exchange[] =>
  exchanges.filter((one) => one.purpose === purpose && (name === undefined || one.name === name))

/** Whether the answer can be parsed, whatever it says. */
export const hasBody = (one: Exchange): boolean => one.status === 200 && one.body !== undefined

const shapes = new WeakMap<Exchange, Shape>()

export function shapeIn(found: Exchange): Shape {
  const known = shapes.get(found) ?? shapeOf(callOf(found.name), found.body ?? {})
  shapes.set(found, known)
  return known
}

export const NOT_ANSWERED = 'What it looks at was not answered.'

export function grouped(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>()
  for (const one of findings) {
    const key = [one.call.replace(/ \(.*/, ''), one.path?.replaceAll(/\[\d+\]/g, '[]'), one.tolerated].join('|')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [more.length === 0 ? first : { ...first, says: `${first.says} (and ${more.length} more like it)` }] : [],
  )
}
