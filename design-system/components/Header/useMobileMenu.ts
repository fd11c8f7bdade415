import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** The first opening waits until the dialog is rendered. */
  const arrive = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    if (element && !element.open) element.showModal()
  }, [])
  return {
    arrive,
    wanted,
    open: () => {
      // The press is painted first. A transition would wait for the rest of the page at its start.
      if (!dialog.current) setTimeout(() => setWanted(true))
      else if (!dialog.current.open) dialog.current.showModal()
    },
    close: () => dialog.current?.close(),
  }
}
