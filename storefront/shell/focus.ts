import { createRef, type RefObject, useState } from 'react'
import { toast } from '../state/toasts.ts'

/** Call this when the focused element is about to be removed. @param place is focused instead of the page's heading. */
export function focusHeading(place?: HTMLElement | null): void {
  const heading = place ?? document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Whether the focused element was removed, which moves focus to the body. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body
}

/** Call this after a press that may remove the focused element. */
export function keepFocus(): void {
  requestAnimationFrame(() => isFocusLost() && focusHeading())
}

/** A `ref` for a button that disappears after its press, perhaps much later. */
export const passFocusOn = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) keepFocus()
}

/** Shows the open page as a page load would. */
export function startPage(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusHeading()
}

/**
 * Toasts a problem and focuses its field, where the caller shows the same text. A screen reader reads that text on
 * focus, so the toast is announced only if the field already had focus.
 */
export function toastAndFocus(field: HTMLElement | null | undefined, text: string): void {
  const isRead = field ? field !== document.activeElement : false
  toast('error', text, !isRead)
  field?.focus()
}

type Refs<Controls> = { [Name in keyof Controls]?: RefObject<Controls[Name] | null> }

/** A stable ref for each control of a form, by name. */
export function useControlRefs<Controls>() {
  const [refs] = useState<Refs<Controls>>({})
  return <Name extends keyof Controls>(name: Name): RefObject<Controls[Name] | null> =>
    (refs[name] ??= createRef<Controls[Name]>())
}
