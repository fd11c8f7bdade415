import type { CallName } from '../../storefront/api/contract/calls.ts'
import { today, type Day } from '../../storefront/text/dates.ts'
import type { Fields } from './fields.ts'
import type { Caller } from './caller.ts'
import type { Catalogue } from '../payloads/demonstration.ts'
import type { Answer } from './reply.ts'
import type { Tables } from './storage.ts'
import type { Gateway } from '../gateway/server.ts'

export type Pause = () => Promise<unknown>

export type RandomBytes = (bytes: number) => Uint8Array

export interface CallContext {
  readonly tables: Tables
  readonly data: Catalogue
  /** Milliseconds since 1970. */
  readonly now: number
  readonly today: Day
  readonly random: RandomBytes
  readonly caller: Caller
  /** Tells the operator, not the visitor. */
  readonly alarm?: (sentence: string) => void
}

export type Handler<Name extends CallName> = (request: Fields, context: CallContext) => Answer<Name>

export function createContext(parts: Omit<CallContext, 'today'>): CallContext {
  return { ...parts, today: today(parts.now) }
}

export function nextNumber(tables: Tables, series: string, first: number): number {
  const next = tables.get<number>('series', series) ?? first
  tables.set('series', series, next + 1)
  return next
}

export function randomHex(random: RandomBytes, bytes: number): string {
  return Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Redraws bytes from 250 up, because they would bias the code. */
export function randomDigits(random: RandomBytes, digits: number): string {
  let code = ''
  while (code.length < digits) {
    const usable = Array.from(random(digits)).filter((byte) => byte < 250)
    code += usable.map((byte) => byte % 10).join('')
  }
  return code.slice(0, digits)
}

/** Every call may fail, and may be repeated. */
export type GatewayPort = Omit<Gateway, 'fetch'>

export type Transact = <Result>(work: (context: CallContext) => Result) => Result
