import type { Extras } from '../api/envelope.ts'
import { ApiError } from '../api/error.ts'
import { whenOnline } from '../network.ts'
import { isOffline } from '../offline.ts'
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
 * Handles a failed call: a refusal is toasted, a transport failure alerts (C-010), a malformed answer does neither. A
 * device without a network is no transport failure (C-009).
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
      // The server may be well: nothing is cleared for a device without a network.
      if (failure.type === 'unreachable' && isOffline()) {
        if (!quiet) toast('error', MESSAGES.offline)
        return { status: 'failed', msg: MESSAGES.offline, detail: error.message }
      }
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

/** On a device that is offline, a call of the visitor waits until it is back. `quiet` and `refuse` as in `failureOf`. */
export async function request<T>(work: () => Promise<T>, quiet = false, refuse = toastRefusal): Promise<Result<T>> {
  try {
    if (!quiet && isOffline()) {
      toast('error', MESSAGES.offline)
      await whenOnline()
    }
    return { status: 'done', value: await work() }
  } catch (error) {
    return failureOf(error, quiet, refuse)
  }
}
