import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, Spoken } from '../../design-system/index.ts'
import * as css from './PayBar.css.ts'

/** The share of the window's height that bar and header may cover together. */
const MOST = 0.25
/** The bar's padding and border at the edge. */
const AROUND = 21

interface EdgeBarProps {
  /** True if the bar has no place of its own in the page. */
  floating?: boolean
  /** Accessible name, if the bar is a group of its own. */
  label?: string
  children: ReactNode
}

/** How much of the window's height a sticky header takes. */
function headerHeight(): number {
  const header = document.querySelector('header')
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
}

/** The next step at the foot of a narrow page. It moves into the page if large text would make it cover too much. */
export function EdgeBar({ floating = false, label, children }: EdgeBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isInPlace, setInPlace] = useState(false)
  useEffect(() => {
    const { current: element } = bar
    if (!element) return undefined
    const { style } = document.documentElement
    let content = 0
    let frame = 0
    // Content in its place is at least as high, so the two states cannot alternate.
    const decide = () => setInPlace(headerHeight() + content + AROUND > MOST * window.innerHeight)
    const watch = new ResizeObserver((entries) => {
      content = entries.find(({ target }) => target === element)?.contentRect.height ?? content
      cancelAnimationFrame(frame)
      // The layout changes in the next frame, because WebKit reports an error if it changes within an observer.
      frame = requestAnimationFrame(() => {
        style.setProperty(css.HEIGHT, `${element.getBoundingClientRect().height}px`)
        decide()
      })
    })
    watch.observe(element)
    const header = document.querySelector('header')
    if (header) watch.observe(header)
    window.addEventListener('resize', decide)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
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
  /** The bar button's text, which differs from that of the summary's button. */
  action: string
  busy: string | false
  onPress: () => void
}

/** Browsers scroll only the caret's line into view, and the bar would cover the rest of the field. */
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
