import { useLayoutEffect } from 'react'

/** Marks on the root element whether the page had a scrollbar when a dialog opened: only then its space is kept. */
export function useScrollbarGutter(open: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (open) root.toggleAttribute('data-scrolls', root.scrollHeight > root.clientHeight)
  }, [open])
}
