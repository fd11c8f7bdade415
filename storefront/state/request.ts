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
  /** `msg` is the provider's sentence; `retryAfter` is in seconds. */
  | { status: 'refused'; msg: string; retryAfter?: number }
  /**
   * There is no usable answer, or the provider has too much to do (429) and says so in `msg`. `detail` names the call and
   * the field, for developers. `isToasted` is set if a toast or the alert has already told the visitor.
   */
  | { status: 'failed'; msg: string; detail: string; isToasted?: boolean }
  | { status: 'dropped' }

export type Refuse = (msg: string, extras: Extras) => void

const toastRefusal: Refuse = (msg) => toast('error', msg)

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.failure.type === 'status' && error.failure.status === 401
}

/**
 * Handles a failed call: the first transport failure opens the alert (C-010), anything else shows a toast, because the
 * sentence in the page is not announced. An offline device is not a transport failure (C-009). A 429 counts as failed and
 * not as refused, so that callers keep what they know; the provider's sentence is toasted.
 * @param quiet for calls that the visitor did not cause: no toast, no alert.
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
      return { status: 'failed', msg: failure.msg, detail: error.message, isToasted: !quiet }
    case 'unreachable':
    case 'status':
    case 'shape': {
      // Nothing is cleared while the device is offline, because the session may still be valid.
      const isCut = failure.type === 'unreachable' && isOffline()
      const msg = isCut ? MESSAGES.offline : MESSAGES.somethingBad
      if (!quiet && (isCut || failure.type === 'shape' || !raiseAlert(error))) toast('error', msg)
      // This runs after the alert, whose flag tells the page's login check that the session expired.
      if (!quiet && isSessionOver(error)) expireSession()
      return { status: 'failed', msg, detail: error.message, isToasted: !quiet }
    }
    default:
      return failure satisfies never
  }
}

/** While the device is offline, a visitor's call waits. For `quiet` and `refuse` see `failureOf`. */
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
