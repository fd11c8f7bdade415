import { toast } from '../state/toasts.ts'

/**
 * Toasts a problem and focuses its field, where the caller shows the same text. A screen reader reads that text when focus
 * moves there, so the toast is announced only if the field had focus already.
 */
export function toastAndFocus(field: HTMLElement | null | undefined, text: string): void {
  const isRead = field ? field !== document.activeElement : false
  toast('error', text, !isRead)
  field?.focus()
}
