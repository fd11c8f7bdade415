import { toast } from '../state/toasts.ts'

/**
 * Brings the focus to the field that is refused, beside which the caller puts the same words. A screen reader reads them
 * with the field, so the toast is only seen. Where the focus has been there all along nothing is read anew, and the toast
 * has to say it.
 */
export function refuseAt(field: HTMLElement | null | undefined, text: string): void {
  const isRead = field ? field !== document.activeElement : false
  toast('error', text, !isRead)
  field?.focus()
}
