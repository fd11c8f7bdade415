import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Lets find-in-page open hidden content: sets `hidden="until-found"` by hand, because React only knows a boolean
 * `hidden`, and listens for `beforematch`.
 */
export function useHiddenUntilFound(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  useLayoutEffect(() => {
    found.current = onFound
    if (!open) panel.current?.setAttribute('hidden', 'until-found')
  })
  useEffect(() => {
    const element = panel.current
    const onBeforeMatch = () => found.current()
    element?.addEventListener('beforematch', onBeforeMatch)
    return () => element?.removeEventListener('beforematch', onBeforeMatch)
  }, [])
  return { ref: panel, hidden: !open, 'data-findable': '' }
}
