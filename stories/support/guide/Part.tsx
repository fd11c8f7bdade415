import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './guide.css.ts'
import { idOf } from './Section.tsx'

/** Storybook puts the hash of a shared link on the parent window. */
const linked = () => decodeURIComponent((window.parent.location.hash || window.location.hash).slice(1))

const WAYS_TO_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** A collapsed part of a docs page that opens when a link leads into it. */
export function Part({ title, has, children }: { title: string; has: string; children: ReactNode }) {
  const id = idOf(title)
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let target: HTMLElement | null = null
    // Content above it may still grow, until the reader scrolls.
    const growth = new ResizeObserver(() => target?.scrollIntoView())
    const open = () => {
      target = document.getElementById(linked())
      if (!target || !part.current?.contains(target)) return
      part.current.open = true
      growth.observe(document.body)
    }
    const leave = () => growth.disconnect()
    open()
    window.parent.addEventListener('hashchange', open)
    window.addEventListener('hashchange', open)
    for (const way of WAYS_TO_SCROLL) window.addEventListener(way, leave)
    return () => {
      leave()
      window.parent.removeEventListener('hashchange', open)
      window.removeEventListener('hashchange', open)
      for (const way of WAYS_TO_SCROLL) window.removeEventListener(way, leave)
    }
  }, [])
  return (
    <details ref={part} className={`sb-unstyled ${css.forReaders}`}>
      <summary className={css.partSummary}>
        <h2 id={id} className={`sb-unstyled ${css.partTitle}`} data-section="">
          {title}
        </h2>
        <span className={css.partHas}>{has}</span>
      </summary>
      <div className={css.partBody}>{children}</div>
    </details>
  )
}
