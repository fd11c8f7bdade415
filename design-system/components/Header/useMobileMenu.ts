import { useEffect, useRef } from 'react'
import { media } from '../../styles/media.ts'

/** Opens and closes the full-screen menu; a window that grows wide closes it, or the page behind would stay inert. */
export function useMobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const wide = window.matchMedia(media.wide)
    const onChange = () => {
      if (wide.matches) dialog.current?.close()
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])
  return {
    dialog,
    open: () => {
      if (!dialog.current?.open) dialog.current?.showModal()
    },
    close: () => dialog.current?.close(),
  }
}
