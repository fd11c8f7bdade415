import { useEffect } from 'react'
import { isScrolledBack } from './navigation.ts'

/** After a client-side navigation the browser does not scroll to the hash. */
export function useHashOnArrival(): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    // After Back, RouteFocus restores where the visitor left the page.
    if (isScrolledBack() || !/^[a-z]+$/.test(id)) return
    // RouteFocus first scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(id)
      place?.setAttribute('tabindex', '-1')
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ behavior: 'instant', block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
}
