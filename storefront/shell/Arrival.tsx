import { useEffect, useRef } from 'react'
import { arrive } from './arrived.ts'
import { focusHeading, isFocusLost } from './heading.ts'
import { isOccupied, restoreScroll } from './navigation.ts'

let arrivals = 0

/**
 * What a page load would have done: scroll to the top or to where Back left it, and move focus to the page's
 * h1, so that it is announced, unless somebody is already at work elsewhere. The first page keeps the browser's own start.
 */
export function Arrival({ path }: { path: string }) {
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    arrivals += 1
    if (arrivals === 1) return arrive()
    restoreScroll()
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (!isOccupied() || isFocusLost()) focusHeading()
  }, [path])
  return null
}
