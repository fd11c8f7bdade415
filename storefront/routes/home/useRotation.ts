import { useEffect, useState, type FocusEvent } from 'react'
import { after, turns } from './rotation.ts'

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Turns by itself every `interval` milliseconds until paused. Starts paused for whoever wants less motion;
 * stands still under the pointer, with the focus, and on a hidden page (WCAG 2.2.2).
 */
export function useRotation(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(wantsLessMotion)
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
    toggle: () => setPaused((was) => !was),
    /** For the elements that belong to it. */
    attention: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
