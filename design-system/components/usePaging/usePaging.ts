import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { keyStep, type Spot, swipeOf, swipeStep } from './logic.ts'

const rightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
/** Elements that use arrow keys, Home and End themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]'

/**
 * Each handler only repeats what a button does. A mouse does not swipe, because it selects text. The element needs
 * `touch-action: pan-y pinch-zoom`.
 */
export function usePaging(onTurn: (by: 1 | -1 | 'first' | 'last') => void) {
  const start = useRef<Spot | undefined>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    keys: {
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
        if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return
        const by = keyStep(event.key, rightToLeft(event.currentTarget))
        if (by === undefined) return
        event.preventDefault()
        onTurn(by)
      },
    },
    finger: {
      onPointerDown(event: PointerEvent) {
        // A second finger makes it a pinch.
        start.current =
          event.pointerType !== 'mouse' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
      },
      onPointerUp(event: PointerEvent) {
        const direction = start.current && swipeOf(start.current, { x: event.clientX, y: event.clientY })
        forget()
        if (direction) onTurn(swipeStep(direction, rightToLeft(event.currentTarget)))
      },
      onPointerCancel: forget,
    },
  }
}
