import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { media } from '../../styles/media.ts'
import { onMediaChange } from '../useMediaQuery/useMediaQuery.ts'
import type { Account } from './props.ts'

/**
 * The full-screen menu, rendered on first use. Closes when the window grows wide (or the page would stay inert), on Back,
 * and on logout.
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
    if (element && !element.open && !matchMedia(media.wide).matches) element.showModal()
  }, [])
  return {
    arrive,
    wanted,
    open: () => {
      // The press can be painted first. Rendered at once: other work, such as hydration of the page, would come before it.
      if (!dialog.current) setTimeout(() => flushSync(() => setWanted(true)))
      else if (!dialog.current.open) dialog.current.showModal()
    },
    close: () => dialog.current?.close(),
  }
}
