import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import type { Call, FieldsOf } from '../../storefront/api/contract/wire.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'

/** `n` defaults to 1; fields are sent unchanged. */
export interface Answer<Name extends CallName = CallName> {
  readonly n?: number
  readonly Msg?: string
  readonly fields: FieldsOf<(typeof CALLS)[Name]>
  readonly extras?: Extras
}

/** Undocumented fields that clients may ignore. */
export interface Extras {
  /** Seconds until the next try. */
  readonly RetryAfter?: number
  /** The field that is required. */
  readonly Needs?: 'Otp' | 'OldOtp'
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Throw it to refuse a call: its transaction is rolled back, and `Msg` is the sentence with `n` 0. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly extras: Extras

  constructor(sentence: string, extras: Extras = {}) {
    super(sentence)
    this.extras = extras
  }
}

/** The token has expired; the status is 401. */
export class SessionExpired extends Refusal {
  constructor() {
    super(MESSAGES.sessionExpired)
  }
}

export function refuse(sentence: string): never {
  throw new Refusal(sentence)
}

/** A `bare` call has no `n` on success, and `response.n` on refusal. */
function envelopeOf(call: Pick<Call, 'envelope' | 'accepts'>, n: number, Msg: string): Record<string, unknown> {
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

/** Status 200, because other codes belong to the transport (ERR-28). */
export function refusalOf(name: CallName, sentence: string, extras?: Extras): Reply {
  return { status: 200, body: { ...envelopeOf(CALLS[name], 0, sentence), ...extras } }
}

/** For requests that are not a call: unknown path, wrong method, oversized body. */
export function refusalWithStatus(status: number, sentence: string): Reply {
  return { status, body: { response: { n: 0, Msg: sentence } } }
}
