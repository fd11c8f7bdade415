import { useEffect, useRef, useState } from 'react'
import { Button, Spoken } from '../../design-system/index.ts'
import * as css from './PayBar.css.ts'

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
  const label = 'Payable now'
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
        <div className={css.floating} role="group" aria-label={label}>
          <p className={css.due}>
            {label}
            <strong>
              <Spoken>{amount}</Spoken>
            </strong>
          </p>
          <Button busy={busy} onClick={onPress}>
            {action}
          </Button>
        </div>
      )}
    </div>
  )
}
