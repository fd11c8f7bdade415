import type { FocusEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePageHidden } from '../usePageHidden/usePageHidden.ts'

interface AutoplayOptions {
  /** The number of slides. */
  count: number
  /** Slides in view; nothing turns if all are. */
  perView: number
  /** In milliseconds. */
  interval: number
  /** The slide shown; a change restarts the interval. */
  at: number
  onTurn: () => void
  /** Paused until `toggle` is called, for visitors who prefer reduced motion. */
  startsPaused: boolean
}

/**
 * Calls `onTurn` every `interval` unless paused, hovered, focused by keyboard or on a hidden page (WCAG 2.2.2). Playing
 * by `toggle` lets it turn in spite of the pointer and the focus that pressed the button.
 */
export function useAutoplay({ count, perView, interval, at, onTurn, startsPaused }: AutoplayOptions) {
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? startsPaused
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = usePageHidden()
  const turning = count > perView && !(paused || hovered || focused || hidden)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
  }, [turning, interval, at])

  return {
    paused,
    turning,
    toggle: () => {
      setChosen(!paused)
      setHovered(false)
      setFocused(false)
    },
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setFocused(false)
      },
    },
  }
}
