import { toast } from '../state/toasts.ts'

/**
 * Toasts a problem and focuses its field, where the caller shows the same text. A screen reader reads that text on
 * focus, so the toast is announced only if the field already had focus.
 */
export function toastAndFocus(field: HTMLElement | null | undefined, text: string): void {
  const isRead = field ? field !== document.activeElement : false
  toast('error', text, !isRead)
  field?.focus()
}
