/** Reads `n` and `Msg` wherever a provider puts them (C-002, C-119). */
import { isRecord } from '../text/json.ts'
import type { Call, Envelope } from './contract/wire.ts'

export interface Read {
  n: number | undefined
  msg: string
}

const object = (value: unknown) => (isRecord(value) ? value : undefined)

/** Accepts `1`, `"1"` and `true`; `false` is 0. */
function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'boolean' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Tries the documented place first, then the other spelling, then the top level. */
export function readEnvelope(body: unknown, envelope: Envelope): Read {
  const top = object(body)
  const results = top?.['ResponseList']
  const places = {
    response: object(top?.['response']),
    Response: object(top?.['Response']),
    ResponseList: object(Array.isArray(results) ? results[0] : undefined),
    top,
  }
  const first = envelope === 'bare' ? places.response : places[envelope]
  const order = [first, places.response, places.Response, places.ResponseList, places.top]
  const holder = order.find((place) => numberOf(place?.['n']) !== undefined)
  return { n: numberOf(holder?.['n']), msg: textOf(holder?.['Msg']) || textOf(top?.['Msg']) }
}

/** Without `n`, any expected field proves the answer, unless `n` has more than two values (C-002). */
export const provesItself = ({ mayOmitN, accepts, fields }: Call, body: object): boolean =>
  mayOmitN ?? (accepts.length === 1 && Object.keys(fields).some((name) => name in body))

/** Undocumented fields that a provider may add to a refusal. */
export interface Extras {
  /** Seconds until the next try. */
  retryAfter?: number
  needs?: string
}

const DAY = 24 * 60 * 60

export function readExtras(body: unknown): Extras {
  const { RetryAfter, Needs } = object(body) ?? {}
  const seconds = numberOf(RetryAfter)
  return {
    ...(seconds !== undefined && seconds > 0 && seconds <= DAY && { retryAfter: seconds }),
    ...(typeof Needs === 'string' && Needs !== '' && { needs: Needs }),
  }
}
