import { useEffect } from 'react'

/** Storybook puts the hash of a shared link on the parent window. Ids of headings have ASCII letters only. */
const linked = () => (window.parent.location.hash || window.location.hash).slice(1)

const WAYS_TO_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Shows the heading that the address names. Content above it may still grow, until the reader scrolls. */
export function useLinkedHeading(): void {
  useEffect(() => {
    const growth = new ResizeObserver(() => {
      const target = document.getElementById(linked())
      const part = target?.closest('details')
      if (part) part.open = true
      target?.scrollIntoView()
    })
    const leave = () => growth.disconnect()
    const show = () => {
      leave()
      growth.observe(document.body)
    }
    show()
    window.parent.addEventListener('hashchange', show)
    window.addEventListener('hashchange', show)
    for (const way of WAYS_TO_SCROLL) window.addEventListener(way, leave)
    return () => {
      leave()
      window.parent.removeEventListener('hashchange', show)
      window.removeEventListener('hashchange', show)
      for (const way of WAYS_TO_SCROLL) window.removeEventListener(way, leave)
    }
  }, [])
}
