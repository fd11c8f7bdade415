import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clampPage, pageSlots, twoDigits } from './logic.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './Pagination.css.ts'

export interface PaginationProps {
  /** Names the landmark: 'Pages'. */
  label: string
  /** Clamped between 1 and `count`. */
  page: number
  /** The number of pages. */
  count: number
  /** The address of a page, counted from 1. */
  hrefOf: (page: number) => string
  /** A page in words: `pageLabel(2)` is 'Page 2'. */
  pageLabel: (page: number) => string
  /** The text of the link to the page before. */
  previousLabel: string
  /** The text of the link to the next page. */
  nextLabel: string
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Pagination({ label, page, count, hrefOf, pageLabel, previousLabel, nextLabel, id }: PaginationProps) {
  const current = clampPage(page, count)
  const last = clampPage(Infinity, count)
  const before = (
    <>
      <Icon name="chevron-left" />
      <span className={css.stepWord}>{previousLabel}</span>
    </>
  )
  const after = (
    <>
      <span className={css.stepWord}>{nextLabel}</span>
      <Icon name="chevron-right" />
    </>
  )
  return (
    <nav id={id} aria-label={label}>
      <ul className={css.list}>
        <li>
          <Step href={hrefOf(clampPage(current - 1, last))} rel="prev" off={current === 1}>
            {before}
          </Step>
        </li>
        {pageSlots(current, last).map((slot) =>
          'page' in slot ? (
            <li key={slot.page}>
              <Link
                href={hrefOf(slot.page)}
                aria-current={slot.page === current ? 'page' : undefined}
                className={css.page}
              >
                <span aria-hidden="true">{twoDigits(slot.page)}</span>
                {/* Not an `aria-label`, which would have to contain the visible text: '02' is not part of 'Page 2'. */}
                <VisuallyHidden>{pageLabel(slot.page)}</VisuallyHidden>
              </Link>
            </li>
          ) : (
            <li key={slot.gap} aria-hidden="true" className={css.gap}>
              …
            </li>
          ),
        )}
        <li>
          <Step href={hrefOf(clampPage(current + 1, last))} rel="next" off={current === last}>
            {after}
          </Step>
        </li>
      </ul>
    </nav>
  )
}

/** On the first or last page the step is not a link, but stays in place and is announced as disabled. */
function Step({ href, rel, off, children }: { href: string; rel: 'prev' | 'next'; off: boolean; children: ReactNode }) {
  if (off)
    return (
      <span role="link" aria-disabled="true" tabIndex={0} className={css.step}>
        {children}
      </span>
    )
  return (
    <Link href={href} rel={rel} className={css.step}>
      {children}
    </Link>
  )
}
