import type { ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import * as css from './Tooltip.css.ts'

export const TOOLTIP_SIDES = ['above', 'below'] as const
export const TOOLTIP_ALIGNS = ['start', 'center', 'end'] as const

interface TooltipBase {
  /** A few words; never a link, never what one needs to know to go on. */
  text: string
  side?: (typeof TOOLTIP_SIDES)[number] | undefined
  /** Which edge it keeps to; `start` or `end` beside the edge of the page. */
  align?: (typeof TOOLTIP_ALIGNS)[number] | undefined
  id?: string | undefined
}

export type TooltipProps = TooltipBase &
  (
    | { /** Shows the name the control has already; not read twice. */ says: 'name'; children: ReactNode }
    | { /** Adds a description: give the id to the control's `aria-describedby`. */ says: 'description'; children: (describedBy: string) => ReactNode }
  )

/**
 * Words beside a control while it is pointed at or focused. Escape hides it, the mouse may go over it, and it
 * stays as long as either does. Drawn beside the control, in the page: no portal, nothing to measure.
 */
export function Tooltip({ text, says, side = 'above', align = 'center', id, children }: TooltipProps) {
  const own = useId()
  const tip = id ?? own
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const shown = hovered || focused

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
      className={css.wrapper}
      onPointerEnter={(event) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {says === 'description' ? children(tip) : children}
      <span
        id={tip}
        role={says === 'description' ? 'tooltip' : undefined}
        aria-hidden={says === 'name' || undefined}
        hidden={!shown}
        className={`${css.side[side]} ${css.align[align]}`}
      >
        <span className={css.words}>{text}</span>
      </span>
    </span>
  )
}
