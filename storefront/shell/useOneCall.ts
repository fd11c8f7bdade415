import { useEffect, useRef, useState } from 'react'
import type { SendOptions } from '../api/client.ts'
import { ask, type Outcome } from '../state/ask.ts'

/**
 * The calls of a form, one at a time: a second press while one is under way sends nothing. `drop` forgets the
 * one under way, because what it was asked for has changed; so does leaving the page.
 */
export function useOneCall() {
  const [busy, setBusy] = useState(false)
  const current = useRef<AbortController>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  const drop = (): void => {
    current.current?.abort()
    current.current = undefined
    setBusy(false)
  }

  const run = async <Answer>(call: (options: SendOptions) => Promise<Answer>): Promise<Outcome<Answer>> => {
    if (current.current) return { is: 'dropped' }
    const abort = new AbortController()
    current.current = abort
    setBusy(true)
    const outcome = await ask(() => call({ signal: abort.signal }))
    if (abort.signal.aborted) return { is: 'dropped' }
    current.current = undefined
    setBusy(false)
    return outcome
  }

  return { busy, run, drop }
}
