import { useEffect, useState, type FocusEvent } from 'react'
import { useMediaQuery, usePageHidden } from '../../../design-system/index.ts'
import { media } from '../../../design-system/styles/index.ts'

/**
 * Advances every `interval` milliseconds, except when paused, under the pointer, with focus, or on a hidden page (HOME-04).
 * Starts paused if the visitor prefers reduced motion (WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const wantsLess = useMediaQuery(media.reducedMotion, false)
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? wantsLess
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  const going = count > 1 && !paused && !pointed && !focused && !hidden

  useEffect(() => {
    if (!going) return
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), interval)
    return () => clearInterval(timer)
    // `index` restarts the interval after a manual choice.
  }, [going, count, interval, index])

  return {
    index: index < count ? index : 0,
    paused,
    show: setIndex,
    toggle: () => setChosen((was) => !(was ?? wantsLess)),
    attention: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
