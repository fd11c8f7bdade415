import { useEffect } from 'react'
import { KEYBOARD } from './Dialog.css.ts'

/**
 * Tells style sheets how much of the window's foot an on-screen keyboard covers. It changes the visual viewport only:
 * units such as `dvh`, and what is fixed to the foot of the window, do not follow.
 */
export function useKeyboardRoom(open: boolean) {
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const covered = Math.round(window.innerHeight - view.height - view.offsetTop)
      // Zooming with two fingers makes it smaller too.
      if (view.scale === 1 && covered > 0) style.setProperty(KEYBOARD, `${covered}px`)
      else style.removeProperty(KEYBOARD)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      style.removeProperty(KEYBOARD)
    }
  }, [open])
}
