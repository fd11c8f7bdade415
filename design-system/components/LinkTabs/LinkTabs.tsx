import { useLayoutEffect, useRef } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './LinkTabs.css.ts'

export interface LinkTabsProps {
  /** Accessible name of the navigation. */
  label: string
  /** The links in order; one of them is `current`. */
  items: readonly { href: string; text: string; current?: boolean | undefined }[]
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** A row of links to sibling pages. Scrolls to the current one. */
export function LinkTabs({ label, items, id }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.find((item) => item.current)?.href
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !tab) return
    // `scrollIntoView` would scroll the page too.
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav id={id} aria-label={label}>
      <ul ref={list} className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.current ? 'page' : undefined} className={css.tab}>
              {item.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
