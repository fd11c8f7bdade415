import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../../styles/media.ts'
import { onMediaChange } from '../useMediaQuery/useMediaQuery.ts'
import type { Account } from './props.ts'

/** Marks the root, so that the scroll lock searches the page for an open menu only while there may be one. */
function show(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  root.setAttribute('data-menu', '')
  dialog.addEventListener('close', () => root.removeAttribute('data-menu'), { once: true })
  dialog.showModal()
}

/**
 * The full-screen menu, rendered on first use. Closes on Back, on logout, and when the window grows wide, because the
 * page would stay inert.
 */
export function useMobileMenu(account: Account['kind']) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const close = () => dialog.current?.close()
    const unsubscribe = onMediaChange(media.wide, (isWide) => isWide && close())
    window.addEventListener('popstate', close)
    return () => {
      unsubscribe()
      window.removeEventListener('popstate', close)
    }
  }, [])
  useEffect(() => {
    if (account === 'guest') dialog.current?.close()
  }, [account])
  /** The first opening waits until the dialog is rendered; by then the window may be wide. */
  const arrive = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    if (element && !element.open && !matchMedia(media.wide).matches) show(element)
  }, [])
  return {
    arrive,
    wanted,
    open: () => {
      // Lets the browser paint the press first. Rendered synchronously after that, because other work, such as
      // hydration, would come first.
      if (!dialog.current) setTimeout(() => flushSync(() => setWanted(true)))
      else if (!dialog.current.open) show(dialog.current)
    },
    close: () => dialog.current?.close(),
  }
}
