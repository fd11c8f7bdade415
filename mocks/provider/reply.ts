/** How an answer is put together: the fields of the call, and `n` and `Msg` where that call has them. */
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import type { Call, FieldsOf } from '../../storefront/api/contract/wire.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'

/** What an area answers: 1 unless told, with the call's fields exactly as they go out. */
export interface Answer<Name extends CallName = CallName> {
  readonly n?: number
  readonly Msg?: string
  readonly fields: FieldsOf<(typeof CALLS)[Name]>
  readonly extras?: Extras
}

/** What the documents do not know and a client may leave unread. */
export interface Extras {
  /** Seconds after which the same may be asked again. */
  readonly RetryAfter?: number
  /** The field that is wanted, or wanted anew. */
  readonly Needs?: 'Otp' | 'OldOtp'
}

export interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** Thrown to refuse a call: everything it did is undone, and the sentence goes out as `Msg` with `n` 0. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly extras: Extras

  constructor(sentence: string, extras: Extras = {}) {
    super(sentence)
    this.extras = extras
  }
}

/** Thrown for a token that no longer speaks for anybody; clients know it by the status 401. */
export class SessionExpired extends Refusal {
  constructor() {
    super(MESSAGES.sessionExpired)
  }
}

export function refuse(sentence: string): never {
  throw new Refusal(sentence)
}

/** A `bare` call says no `n` when it succeeds, and `response.n` when it does not. */
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

/** A refusal in that call's envelope. HTTP 200: other codes belong to the transport (ERR-28). */
export function refusalOf(name: CallName, sentence: string, extras?: Extras): Reply {
  return { status: 200, body: { ...envelopeOf(CALLS[name], 0, sentence), ...extras } }
}

/** For what is no call at all: an unknown path, a wrong method, a body that is too large. */
export function refusalWithStatus(status: number, sentence: string): Reply {
  return { status, body: { response: { n: 0, Msg: sentence } } }
}
