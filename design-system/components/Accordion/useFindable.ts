import { useEffect, useLayoutEffect, useRef } from 'react'

// React warns about layout effects while a page is drawn on a server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * What is closed but can be found: the browser's search looks into `hidden="until-found"`, says `beforematch`
 * and the caller opens it. React knows `hidden` as yes or no only, so the word is set by hand; without a
 * script the attribute is plain, and the style sheet shows everything.
 */
export function useFindable(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  useBeforePaint(() => {
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
