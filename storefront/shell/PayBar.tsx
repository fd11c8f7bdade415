import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, Spoken } from '../../design-system/index.ts'
import * as css from './PayBar.css.ts'

/** How much of the window's height the bar may cover, together with the header. */
const MOST = 0.25
/** Its padding and border at the edge. */
const AROUND = 21

interface EdgeBarProps {
  /** The bar has no place of its own in the page. */
  floating?: boolean
  /** Its accessible name, if it is a group of its own. */
  label?: string
  children: ReactNode
}

/** What the header takes of it while it stays in view. */
function headerHeight(): number {
  const header = document.querySelector('header')
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
}

/** The next step at the foot of a narrow page. With large text it would cover the page: then it goes to its place. */
export function EdgeBar({ floating = false, label, children }: EdgeBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isInPlace, setInPlace] = useState(false)
  useEffect(() => {
    if (!bar.current) return undefined
    const { style } = document.documentElement
    let content = 0
    // In its place the content is as high or higher, never lower, so that the two do not take turns.
    const decide = () => setInPlace(headerHeight() + content + AROUND > MOST * window.innerHeight)
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      content = entry.contentRect.height
      style.setProperty(css.HEIGHT, `${entry.target.getBoundingClientRect().height}px`)
      decide()
    })
    watch.observe(bar.current)
    window.addEventListener('resize', decide)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', decide)
      style.removeProperty(css.HEIGHT)
    }
  }, [])
  return (
    <div
      ref={bar}
      className={floating ? css.floating : css.bar}
      data-in-place={isInPlace || undefined}
      {...(label && { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}

export function Due({ amount }: { amount: string }) {
  return (
    <p className={css.due}>
      Payable now{' '}
      <strong>
        <Spoken>{amount}</Spoken>
      </strong>
    </p>
  )
}

interface PayBarProps {
  amount: string
  /** The button's text; the button of the summary has another. */
  action: string
  busy: string | false
  onPress: () => void
}

/** Browsers bring only the line with the caret into view, and the bar would cover the others. */
function showField({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

/** The total and the next step at the foot of a phone, until the summary's own button is in view. */
export function PayBar({ amount, action, busy, onPress }: PayBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    watch.observe(place.current)
    document.addEventListener('focusin', showField)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', showField)
    }
  }, [])
  return (
    <div ref={place} className={css.place}>
      {isAway && (
        <EdgeBar floating label="Payable now">
          <Due amount={amount} />
          <Button busy={busy} onClick={onPress}>
            {action}
          </Button>
        </EdgeBar>
      )}
    </div>
  )
}
