import type { Extras } from '../api/envelope.ts'
import { ApiError } from '../api/error.ts'
import { MESSAGES } from '../text/messages.ts'
import { raiseAlert } from './alert.ts'
import { expireSession } from './session.ts'
import { toast } from './toasts.ts'

export type Result<T> =
  | { status: 'done'; value: T }
  /** The provider's refusal and, if given, the seconds to wait before another try. */
  | { status: 'refused'; msg: string; retryAfter?: number }
  /** No usable answer. `detail` names the call and the field, for developers. */
  | { status: 'failed'; msg: string; detail: string }
  | { status: 'dropped' }

export type Refuse = (msg: string, extras: Extras) => void

const toastRefusal: Refuse = (msg) => toast('error', msg)

/** Whether the provider rejected the token. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.failure.type === 'status' && error.failure.status === 401
}

/**
 * Handles a failed call: a refusal is toasted, a transport failure alerts (C-010), a malformed answer does neither.
 * @param quiet not caused by the visitor: no toast, no alert.
 * @param refuse replaces the toast.
 */
export function failureOf(
  error: unknown,
  quiet = false,
  refuse = toastRefusal,
): Exclude<Result<never>, { status: 'done' }> {
  if (!(error instanceof ApiError)) throw error
  const { failure } = error
  switch (failure.type) {
    case 'aborted':
      return { status: 'dropped' }
    case 'refused': {
      const { retryAfter } = failure
      const msg = failure.msg || MESSAGES.somethingBad
      if (!quiet) refuse(msg, failure)
      return { status: 'refused', msg, ...(retryAfter !== undefined && { retryAfter }) }
    }
    case 'tooMany':
      if (!quiet) refuse(failure.msg, {})
      return { status: 'refused', msg: failure.msg }
    case 'unreachable':
    case 'status':
      if (!quiet) raiseAlert(error)
      // After the alert: its flag tells the page's login check that the session expired.
      if (!quiet && isSessionOver(error)) expireSession()
      return { status: 'failed', msg: MESSAGES.somethingBad, detail: error.message }
    case 'shape':
      return { status: 'failed', msg: MESSAGES.somethingBad, detail: error.message }
    default:
      return failure satisfies never
  }
}

/** `quiet` and `refuse` as in `failureOf`. */
export async function request<T>(work: () => Promise<T>, quiet = false, refuse = toastRefusal): Promise<Result<T>> {
  try {
    return { status: 'done', value: await work() }
  } catch (error) {
    return failureOf(error, quiet, refuse)
  }
}
