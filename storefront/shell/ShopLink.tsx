import type { MouseEvent } from 'react'
import type { LinkProps } from '../../design-system/index.ts'
import { patternOf } from '../paths.ts'
import { startPage } from './focus.ts'
import { visit } from './navigation.ts'

/**
 * Navigates to the page of a clicked link. The browser handles unknown paths, new tabs and anchors on the open page. A
 * link to the open page starts it anew, unless it is part of that page.
 */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = event.currentTarget
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented || !patternOf(pathname)) return
  const isHere = pathname === location.pathname
  if (hash && isHere) return
  event.preventDefault()
  const isAround = isHere && !event.currentTarget.closest('main')
  // The menu that holds the link closes first, and returns the focus to its button.
  void visit(pathname + search + hash).then(() => isAround && startPage())
}

/** The design system renders links to the shop's pages with it. */
export function ShopLink({ onClick, children, ...link }: LinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- `link` has its href
    <a
      {...link}
      onClick={(event) => {
        onClick?.(event)
        follow(event)
      }}
    >
      {children}
    </a>
  )
}
