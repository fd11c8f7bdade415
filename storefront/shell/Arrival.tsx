import { useEffect, useRef } from 'react'
import { restoreScroll } from './navigation.ts'

let arrivals = 0

/**
 * What a page load would have done: scroll to the top or to where Back left it, and move focus to the page's
 * h1, so that it is announced. The first page keeps the browser's own start.
 */
export function Arrival({ path }: { path: string }) {
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    arrivals += 1
    if (arrivals === 1) return
    restoreScroll()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])
  return null
}
