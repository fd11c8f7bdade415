import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { shiftFor, sideFor } from './logic.ts'
import * as css from './Tooltip.css.ts'

export const TOOLTIP_SIDES = ['above', 'below'] as const
export const TOOLTIP_ALIGNS = ['start', 'center', 'end'] as const

interface TooltipBase {
  /** What it says: a few words. */
  text: string
  /** Where it appears, if there is room. */
  side?: (typeof TOOLTIP_SIDES)[number] | undefined
  /** The control's edge it is aligned with; use `start` or `end` near the edge of the page. */
  align?: (typeof TOOLTIP_ALIGNS)[number] | undefined
  /** The `id` of the bubble; generated if left out. */
  id?: string | undefined
}

export type TooltipProps = TooltipBase &
  (
    | {
        /** Shows the control's accessible name; not announced again. */
        says: 'name'
        /** The control; with `says="description"` a function that gets the bubble's `id`. */
        children: ReactNode
      }
    | {
        /** Adds a description: pass the id to the control's `aria-describedby`. */ says: 'description'
        children: (describedBy: string) => ReactNode
      }
  )

/**
 * Shown on hover and focus, until Escape. Rendered beside the control without a portal; flips and shifts to stay in the
 * window.
 */
export function Tooltip({ text, says, side = 'above', align = 'center', id, children }: TooltipProps) {
  const own = useId()
  const tipId = id ?? own
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const shown = hovered || focused
  const around = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const [turned, setTurned] = useState(side)

  useLayoutEffect(() => {
    if (!shown || !around.current || !box.current) return
    const [control, tip] = [around.current, box.current]
    const place = () => {
      const { top, bottom } = control.getBoundingClientRect()
      const { clientHeight, clientWidth } = document.documentElement
      tip.style.removeProperty('transform')
      const { left, right, height } = tip.getBoundingClientRect()
      setTurned(sideFor(side, { start: top, end: bottom }, height, { start: 0, end: clientHeight }))
      const shift = shiftFor({ start: left, end: right }, { start: 0, end: clientWidth })
      if (shift !== 0) tip.style.transform = `translateX(${shift}px)`
    }
    place()
    // Also when the window or the text size changes.
    const watch = new ResizeObserver(place)
    for (const element of [document.documentElement, control, tip]) watch.observe(element)
    return () => watch.disconnect()
  }, [shown, side, align, text])

  useEffect(() => {
    if (!shown) return
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setHovered(false)
      setFocused(false)
    }
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [shown])

  return (
    <span
      ref={around}
      className={css.wrapper}
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {says === 'description' ? children(tipId) : children}
      <span
        ref={box}
        id={tipId}
        role={says === 'description' ? 'tooltip' : undefined}
        aria-hidden={says === 'name' || undefined}
        hidden={!shown}
        className={`${css.side[turned]} ${css.align[align]}`}
      >
        <span className={css.words}>{text}</span>
      </span>
    </span>
  )
}
