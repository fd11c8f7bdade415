/** What a page loads, as one tagged value. Late answers are dropped by key. */
import { useCallback, useEffect, useState } from 'react'
import { ask } from './ask.ts'

export type Resource<T> =
  | { is: 'loading' }
  | { is: 'ready'; value: T; reload: () => void }
  | { is: 'refused'; msg: string; reload: () => void }
  | { is: 'failed'; msg: string; detail: string; reload: () => void }

/**
 * Loads on mount and whenever `key` changes; aborts what is no longer wanted.
 * @param load must depend on nothing but `key`.
 */
export function useResource<T>(key: string, load: (signal: AbortSignal) => Promise<T>, quiet = false): Resource<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ key: string; resource: Resource<T> }>()
  const reload = useCallback(() => {
    setSettled(undefined)
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    const abort = new AbortController()
    void ask(() => load(abort.signal), quiet).then((outcome) => {
      if (abort.signal.aborted || outcome.is === 'dropped') return
      const { is, ...rest } = outcome
      setSettled({ key, resource: { is: is === 'done' ? 'ready' : is, ...rest, reload } as Resource<T> })
    })
    return () => abort.abort()
    // `load` is new at every render by design; the key says when it means something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt, quiet, reload])

  return settled?.key === key ? settled.resource : { is: 'loading' }
}
