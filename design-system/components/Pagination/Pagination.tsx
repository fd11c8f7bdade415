import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { clampPage, pageSlots, twoDigits } from './logic.ts'
import * as css from './Pagination.css.ts'

export interface PaginationProps {
  /** Names the landmark: 'Pages'. */
  label: string
  /** Any number an address may hold; it is brought between 1 and `count`. */
  page: number
  count: number
  /** The address of a page: '?page=2'. */
  hrefOf: (page: number) => string
  /** The whole name of a page's link: 'Page 2'. */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
  id?: string | undefined
}

/** The pages of a list: real links, so that each can be opened in a tab of its own, shared and gone back to. */
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
              <a
                href={hrefOf(slot.page)}
                aria-current={slot.page === current ? 'page' : undefined}
                className={css.page}
              >
                <span aria-hidden="true">{twoDigits(slot.page)}</span>
                {/* Not an `aria-label`: that would have to contain what is seen, and '02' is no part of 'Page 2'. */}
                <VisuallyHidden>{pageLabel(slot.page)}</VisuallyHidden>
              </a>
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

/**
 * At the end it keeps its place, its name and the focus, says that it is off and stays on the page one is on
 * (BLOGL-10, BLOGL-11).
 */
function Step({ href, rel, off, children }: { href: string; rel: 'prev' | 'next'; off: boolean; children: ReactNode }) {
  return (
    <a
      href={href}
      rel={rel}
      aria-disabled={off || undefined}
      className={css.step}
      onClick={(event) => {
        if (off) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
