import type { MouseEvent } from 'react'

/**
 * Safari does not focus a pressed button, but what it opens returns the focus to it. Enter in a field also clicks the
 * form's button, with no detail, and keeps the focus.
 */
export function focusPressed({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail) currentTarget.focus({ preventScroll: true })
}
