import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function onMotionChange(tell: () => void): () => void {
  const query = lessMotion()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * Advances every `interval` milliseconds, except when paused, under the pointer, with focus, or on a hidden page (HOME-04).
 * Starts paused if the visitor prefers reduced motion (WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const wantsLess = useSyncExternalStore(
    onMotionChange,
    () => lessMotion().matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? wantsLess
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)
  const going = count > 1 && !paused && !pointed && !focused && !hidden

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
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
