/**
 * The client's only error.
 * - `unreachable`: no answer (offline, blocked, timed out).
 * - `status`: an HTTP status other than 200.
 * - `tooMany`: 429; the same call may be sent later.
 * - `shape`: an answer that does not fit the contract.
 * - `refused`: `n` is a refusal and `Msg` its reason.
 * - `aborted`: by the caller.
 */
import type { Extras } from './envelope.ts'

export type Failure =
  | { type: 'unreachable'; reason: 'offline' | 'timeout' }
  /** `retryAfter` is the header `Retry-After`. */
  | { type: 'status'; status: number; retryAfter?: string }
  | { type: 'tooMany'; msg: string; retryAfter?: string }
  | { type: 'shape'; path: string }
  | Refused
  | { type: 'aborted' }

export type Refused = { type: 'refused'; n: number; msg: string } & Extras

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: string
  readonly failure: Failure

  constructor(call: string, failure: Failure, message: string = sentence(call, failure)) {
    super(message)
    this.call = call
    this.failure = failure
  }
}

function sentence(call: string, failure: Failure): string {
  switch (failure.type) {
    case 'unreachable':
      return `${call}: no answer (${failure.reason})`
    case 'status':
      return `${call}: HTTP status ${failure.status}`
    case 'tooMany':
      return `${call}: too many requests`
    case 'shape':
      return `${call}: the answer does not fit at "${failure.path}"`
    case 'refused':
      return `${call}: n is ${failure.n}, "${failure.msg}"`
    case 'aborted':
      return `${call}: no longer wanted`
    default:
      return failure satisfies never
  }
}

export function isRefused(error: unknown): error is ApiError & { failure: Refused } {
  return error instanceof ApiError && error.failure.type === 'refused'
}
