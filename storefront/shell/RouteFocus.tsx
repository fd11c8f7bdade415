import { useLayoutEffect, useRef } from 'react'
import { markHydrated } from './hydrated.ts'
import { focusHeading, isFocusLost } from './focusHeading.ts'
import { isOccupied, restoreScroll } from './navigation.ts'

let routes = 0

/**
 * After a navigation, restores the scroll position and focuses the h1, so that it is announced, unless the visitor has moved
 * focus meanwhile.
 */
export function RouteFocus({ path }: { path: string }) {
  const focused = useRef<string>(undefined)
  // Before paint, so that no frame shows the new page at the old one's scroll position.
  useLayoutEffect(() => {
    if (focused.current === path) return
    focused.current = path
    routes += 1
    if (routes === 1) return markHydrated('page')
    restoreScroll()
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    if (!isOccupied() || isFocusLost()) focusHeading()
  }, [path])
  return null
}
