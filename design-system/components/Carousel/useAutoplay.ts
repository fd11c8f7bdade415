import type { FocusEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { media } from '../../styles/media.ts'
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts'
import { usePageHidden } from '../usePageHidden/usePageHidden.ts'

interface AutoplayOptions {
  count: number
  perView: number
  /** In milliseconds. */
  interval: number
  at: number
  onTurn: () => void
}

/** Calls `onTurn` every `interval` unless hovered, focused, paused, hidden or under reduced motion (WCAG 2.2.2). */
export function useAutoplay({ count, perView, interval, at, onTurn }: AutoplayOptions) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useMediaQuery(media.reducedMotion, true)
  const hidden = usePageHidden()
  const turning = count > perView && !(paused || hovered || focused || hidden || reducedMotion)
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
    // `at` restarts the interval after manual paging.
  }, [turning, interval, at])

  return {
    paused: paused || reducedMotion,
    turning,
    reducedMotion,
    toggle: () => setPaused((was) => !was),
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setFocused(false)
      },
    },
  }
}
