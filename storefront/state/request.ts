/** Runs a call that the visitor caused and turns every failure into something to show. */
import type { Extras } from '../api/envelope.ts'
import { ApiError } from '../api/error.ts'
import { MESSAGES } from '../text/messages.ts'
import { raiseAlert } from './alert.ts'
import { expireSession } from './session.ts'
import { toast } from './toasts.ts'

export type Result<T> =
  | { status: 'done'; value: T }
  /** The provider said no; `msg` is its sentence. It may tell after how many seconds to try again. */
  | { status: 'refused'; msg: string; retryAfter?: number }
  /** No usable answer. `detail` names the call and the field, for whoever has to mend it. */
  | { status: 'failed'; msg: string; detail: string }
  | { status: 'dropped' }

/** Shows a refusal; `extras` is what the provider adds to its sentence. */
export type Refuse = (msg: string, extras: Extras) => void

const toastRefusal: Refuse = (msg) => toast('error', msg)

/** Whether the provider no longer knows the token that was shown to it. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.failure.type === 'status' && error.failure.status === 401
}

/**
 * What a failed call comes to. A refusal is toasted; transport failures go to shared session handling
 * (C-010); a shape that does not fit never does: the session is well.
 * @param quiet nobody asked for this call: nothing is toasted, nobody is sent away.
 * @param refuse shows a refusal in another way than by a toast.
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
      // After the alert: the login check of the page knows by its flag that the session expired.
      if (!quiet && isSessionOver(error)) expireSession()
      return { status: 'failed', msg: MESSAGES.somethingBad, detail: error.message }
    case 'shape':
      return { status: 'failed', msg: MESSAGES.somethingBad, detail: error.message }
    default:
      return failure satisfies never
  }
}

/** Runs a call and tells how it went; `quiet` and `refuse` as in `failureOf`. */
export async function request<T>(work: () => Promise<T>, quiet = false, refuse = toastRefusal): Promise<Result<T>> {
  try {
    return { status: 'done', value: await work() }
  } catch (error) {
    return failureOf(error, quiet, refuse)
  }
}
