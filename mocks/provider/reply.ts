import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import type { Call, FieldsOf } from '../../storefront/api/contract/wire.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'

/** `n` is 1 unless given; fields are sent as they are. */
export interface Answer<Name extends CallName = CallName> {
  readonly n?: number
  readonly Msg?: string
  readonly fields: FieldsOf<(typeof CALLS)[Name]>
  readonly extras?: Extras
}

/** Additions to the documents that a client may ignore. */
export interface Extras {
  /** Seconds to wait before the next try. */
  readonly RetryAfter?: number
  /** The field that is required. */
  readonly Needs?: 'Otp' | 'OldOtp'
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Thrown to refuse a call: its transaction is undone, and the sentence is sent as `Msg` with `n` 0. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly extras: Extras

  constructor(sentence: string, extras: Extras = {}) {
    super(sentence)
    this.extras = extras
  }
}

/** For an expired token; sent with status 401. */
export class SessionExpired extends Refusal {
  constructor() {
    super(MESSAGES.sessionExpired)
  }
}

export function refuse(sentence: string): never {
  throw new Refusal(sentence)
}

/** A `bare` call has no `n` when it succeeds, and `response.n` when it does not. */
export function envelopeOf(call: Pick<Call, 'envelope' | 'accepts'>, n: number, Msg: string): Record<string, unknown> {
  switch (call.envelope) {
    case 'response':
      return { response: { n, Msg } }
    case 'Response':
      return { Response: { n, Msg } }
    case 'ResponseList':
      return { ResponseList: [{ n, Msg }] }
    case 'top':
      return { n, Msg }
    case 'bare':
      return call.accepts.includes(n) ? {} : { response: { n, Msg } }
    default:
      return call.envelope satisfies never
  }
}

export function replyTo(
  name: CallName,
  { n = 1, Msg = '', fields, extras }: { n?: number; Msg?: string; fields: object; extras?: Extras },
): Reply {
  return { status: 200, body: { ...envelopeOf(CALLS[name], n, Msg), ...fields, ...extras } }
}

/** Status 200: other codes belong to the transport (ERR-28). */
export function refusalOf(name: CallName, sentence: string, extras?: Extras): Reply {
  return { status: 200, body: { ...envelopeOf(CALLS[name], 0, sentence), ...extras } }
}

/** For requests that are not a call: unknown path, wrong method, oversized body. */
export function refusalWithStatus(status: number, sentence: string): Reply {
  return { status, body: { response: { n: 0, Msg: sentence } } }
}
