import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * Closes a dialog when its page is left, by Back or a link in it.
 * @returns the new page's heading, to focus: RouteFocus takes no focus from a dialog.
 */
export function useCloseOnNavigation(close: () => void): RefObject<HTMLElement | null> {
  const [path] = useLocation()
  const place = `${path}?${useSearch()}`
  const opened = useRef(place)
  const home = useRef<HTMLElement>(null)
  const leave = useEffectEvent(() => {
    home.current = document.querySelector<HTMLElement>('main h1')
    home.current?.setAttribute('tabindex', '-1')
    close()
  })
  useEffect(() => {
    if (place !== opened.current) leave()
  }, [place])
  return home
}
