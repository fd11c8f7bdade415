import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageHidden } from '../usePageHidden/usePageHidden.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { holdOf, remember, TOAST_EXTENDED, TOAST_TIMEOUT, type ToastMessage } from './logic.ts'
import { Toast } from './Toast.tsx'
import * as css from './ToastRegion.css.ts'

export interface ToastRegionProps {
  /** Accessible name of the region: 'Notifications'. */
  label: string
  /** Accessible name of a toast's close button. */
  dismissLabel: string
  /** Oldest first; drawn newest on top. */
  toasts: readonly ToastMessage[]
  /** Called with the toast's id by the close button, and when its time is over. */
  onDismiss: (id: string) => void
  /** Milliseconds a toast stays. @default 1300 */
  timeout?: number | undefined
  /** Milliseconds it stays after pointer or focus leave the stack. @default 1000 */
  extended?: number | undefined
}

/** The hidden logs by their `aria-live`, with their roles. */
const LOGS = { polite: 'status', assertive: 'alert', off: undefined } as const
type Live = keyof typeof LOGS

/** After this time a screen reader has read the last toast's message. */
const HEARD_MS = 5000

function liveOf({ tone, announce = true }: ToastMessage): Live {
  if (!announce) return 'off'
  return tone === 'error' ? 'assertive' : 'polite'
}

/**
 * Render it once and empty, because a live region announces only later additions. Hidden logs announce messages; a log
 * that is not live keeps the last ones readable after their toasts are gone.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, dismissLabel, toasts, onDismiss, timeout = TOAST_TIMEOUT, extended = TOAST_EXTENDED } = props
  const stack = useRef<HTMLUListElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hold = holdOf(pointed || focused, usePageHidden())

  const [kept, setKept] = useState<readonly ToastMessage[]>([])
  const log = remember(kept, toasts)
  if (log !== kept) setKept(log)

  // Chromium announces a live region's content again when it reappears from behind a modal dialog.
  const [old, setOld] = useState<readonly ToastMessage[]>([])
  useEffect(() => {
    if (toasts.length > 0) return
    const timer = setTimeout(() => setOld(log), HEARD_MS)
    return () => clearTimeout(timer)
  }, [toasts, log])

  const keepFocus = useEffectEvent((element: Element) => {
    const [next] = element.getElementsByTagName('button')
    if (focused && document.activeElement === document.body) next?.focus({ preventScroll: true })
  })
  // A toast removed under the pointer or with focus fires no event.
  useEffect(() => {
    const element = stack.current
    if (!element) return
    keepFocus(element)
    setPointed(element.querySelector(':hover') !== null)
    setFocused(element.contains(document.activeElement))
  }, [toasts])

  const dismiss = (id: string) => {
    const last = toasts.length === 1 && stack.current?.contains(document.activeElement)
    onDismiss(id)
    if (last && cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
  }

  return (
    <section aria-label={label} className={css.region}>
      {(['polite', 'assertive', 'off'] as const).map((live) => (
        <Log
          key={live}
          live={live}
          messages={log.filter((message) => (old.includes(message) ? 'off' : liveOf(message)) === live)}
        />
      ))}
      <ul
        ref={stack}
        className={css.stack}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
          setFocused(true)
        }}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {[...toasts].reverse().map((toast) => (
          <Toast key={toast.id} {...{ toast, dismissLabel, hold, timeout, extended }} onDismiss={dismiss} />
        ))}
      </ul>
    </section>
  )
}

/**
 * Has both `aria-live` and a role: without the former Firefox does not announce an alert that was empty, and Radix
 * hides the log while a dialog is open. Each message is a block, because Chromium would announce adjacent spans again
 * as one text.
 */
function Log({ live, messages }: { live: Live; messages: readonly ToastMessage[] }) {
  return (
    <div role={LOGS[live]} aria-live={live} aria-atomic="false" aria-relevant="additions">
      {messages.map(({ id, text }) => (
        <VisuallyHidden key={id} as="div">
          {text}
        </VisuallyHidden>
      ))}
    </div>
  )
}
