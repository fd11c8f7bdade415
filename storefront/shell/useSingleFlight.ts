import { useEffect, useRef, useState } from 'react'
import type { SendOptions } from '../api/client.ts'
import { request, type Result, type Refuse } from '../state/request.ts'

/**
 * Runs a form's calls one at a time: `run` does nothing while one is under way. `drop`, or leaving the page, aborts it.
 * `retryAt` is when the provider allows the last call again, in milliseconds since 1970.
 */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false)
  const [retryAt, setRetryAt] = useState<number>()
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  const drop = (): void => {
    current.current?.abort()
    current.current = undefined
    setBusy(false)
    setRetryAt(undefined)
  }

  const run = async <Answer>(
    call: (options: SendOptions) => Promise<Answer>,
    refuse?: Refuse,
  ): Promise<Result<Answer>> => {
    if (current.current) return { status: 'dropped' }
    const abort = new AbortController()
    current.current = abort
    setBusy(true)
    const outcome = await request(() => call({ signal: abort.signal }), false, refuse)
    if (abort.signal.aborted) return { status: 'dropped' }
    current.current = undefined
    setBusy(false)
    const seconds = outcome.status === 'refused' ? outcome.retryAfter : undefined
    setRetryAt(seconds && Date.now() + seconds * 1000)
    return outcome
  }

  return { busy, retryAt, run, drop }
}
