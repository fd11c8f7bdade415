import type { RefObject } from 'react'
import { useRef } from 'react'

interface FocusWishes {
  returnFocus?: RefObject<HTMLElement | null> | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Focus on opening and closing. If the opener is gone (a removed cart line, a closed menu), the page's heading receives
 * focus instead of the body.
 */
export function useDialogFocus({ returnFocus, initialFocus }: FocusWishes) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      event.preventDefault()
      const start = initialFocus?.current ?? event.currentTarget
      if (start instanceof HTMLElement) start.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const wanted = [returnFocus?.current, opener.current].find((one) => one?.isConnected && one !== document.body)
      const home = wanted ?? document.querySelector('main h1') ?? document.querySelector('main')
      if (!(home instanceof HTMLElement)) return
      if (!wanted) home.tabIndex = -1
      home.focus()
    },
  }
}

/** An Escape handled inside, by an open calendar, does not close the dialog. */
export function ignoreHandledEscape(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault()
}
