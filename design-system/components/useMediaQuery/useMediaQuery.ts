import { useCallback, useSyncExternalStore } from 'react'

/**
 * Calls `onChange` whenever the query starts or stops matching.
 * @returns a function that unsubscribes.
 */
export function onMediaChange(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query)
  const listener = () => onChange(list.matches)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether a media query matches. `onServer` is the answer during server rendering and hydration. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback((onChange: () => void) => onMediaChange(query, onChange), [query])
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
