import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './guide.css.ts'
import { idOf } from './Section.tsx'

/** Storybook puts the hash of a shared link on its own window, not on the page in it. */
const linked = () => decodeURIComponent((window.location.hash || window.parent.location.hash).slice(1))

/** A part of a component's page for some of its readers: closed until somebody opens it or follows a link into it. */
export function Part({ title, has, children }: { title: string; has: string; children: ReactNode }) {
  const id = idOf(title)
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(linked())
      if (!target || !part.current?.contains(target)) return
      part.current.open = true
      target.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
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
