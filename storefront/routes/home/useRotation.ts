import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { after, turns } from './rotation.ts'

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function onMotionChange(tell: () => void): () => void {
  const query = lessMotion()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * Turns by itself every `interval` milliseconds until paused. Starts paused for whoever wants less motion;
 * stands still under the pointer, with the focus, and on a hidden page (WCAG 2.2.2).
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
  const going = turns(count, { paused, attended: pointed || focused, hidden })

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!going) return
    const timer = setInterval(() => setIndex((at) => after(at, count)), interval)
    return () => clearInterval(timer)
    // `index` starts the wait anew after somebody chose.
  }, [going, count, interval, index])

  return {
    index: index < count ? index : 0,
    paused,
    show: setIndex,
    toggle: () => setChosen((was) => !(was ?? wantsLess)),
    /** For the elements that belong to it. */
    attention: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
