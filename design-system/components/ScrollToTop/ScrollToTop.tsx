import { useEffect, useRef, useState } from 'react'
import { media } from '../../styles/media.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './ScrollToTop.css.ts'

export interface ScrollToTopProps {
  label: string
  /** `floating` stands in the corner once a screen and a half has gone by; `inline` where it is put. */
  look?: 'inline' | 'floating' | undefined
  /** What takes the focus up there; else the page's main heading. */
  focus?: string | undefined
  id?: string | undefined
}

/** Back to the top, the focus too: the next Tab goes on from there and not from the foot. */
export function ScrollToTop({ label, look = 'inline', focus = 'main h1', id }: ScrollToTopProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const [far, setFar] = useState(false)

  useEffect(() => {
    const element = mark.current
    if (!element) return
    // Told no root, in a frame it would go by the window around it.
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
