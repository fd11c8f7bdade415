import { useEffect, useRef, useState } from 'react'
import { media } from '../../styles/media.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './ScrollToTop.css.ts'

export interface ScrollToTopProps {
  /** The button's accessible name. */
  label: string
  /** `floating` is in the corner after one and a half screens; `inline` where it is placed. */
  look?: 'inline' | 'floating' | undefined
  /** Selector of what receives focus; by default the page's main heading. */
  focus?: string | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Scrolls to the top and moves focus there, so that Tab continues from the top. */
export function ScrollToTop({ label, look = 'inline', focus = 'main h1', id }: ScrollToTopProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [far, setFar] = useState(false)

  useEffect(() => {
    const element = mark.current
    if (!element) return
    // Without a root, an observer inside a frame uses the outer window.
    const watch = new IntersectionObserver(([entry]) => setFar(entry ? !entry.isIntersecting : false), {
      root: document,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [look])

  const goUp = () => {
    const still = matchMedia(media.reducedMotion).matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    const home = document.querySelector<HTMLElement>(focus)
    if (!home) return
    if (home.tabIndex < 0) home.tabIndex = -1
    home.focus({ preventScroll: true })
  }
  const button = <IconButton icon="arrow-up" label={label} outline onClick={goUp} {...(id ? { id } : undefined)} />
  if (look === 'inline') return button
  return (
    <>
      <span ref={mark} className={css.mark} />
      {far && <div className={css.floating}>{button}</div>}
    </>
  )
}
