import type { MouseEvent } from 'react'
import type { LinkProps } from '../../design-system/index.ts'
import { patternOf } from '../paths.ts'
import { visit } from './navigation.ts'

/**
 * Navigates to the page of a clicked link. The browser handles unknown paths, new tabs and anchors on the open page.
 */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search, hash } = event.currentTarget
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented || !patternOf(pathname)) return
  if (hash && pathname === location.pathname) return
  event.preventDefault()
  void visit(pathname + search + hash)
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
