import type { ReactNode } from 'react'
import { useState } from 'react'
import { media } from '../../styles/media.ts'
import { needsScript } from '../../styles/script.css.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { usePaging } from '../../components/usePaging/usePaging.ts'
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery.ts'
import * as css from './FlipBook.css.ts'

export interface FlipBookProps {
  /** Names the book: 'Menu of the café'. */
  label: string
  /** The pages in order, each with a key that is its own. */
  pages: readonly { key: string; content: ReactNode }[]
  /** Accessible name of the button that turns back. */
  previousLabel: string
  /** Accessible name of the button that turns on. */
  nextLabel: string
  /** Why the button is disabled at either end. */
  firstReason: string
  /** Why the button for the next page is disabled on the last one. */
  lastReason: string
  /** Accessible name of the button of a page: `pageLabel(3)` is 'Page 3'. */
  pageLabel: (page: number) => string
  /** `status(2, 2, 6)` is '2 of 6', `status(3, 4, 6)` '3 and 4 of 6'. Announced on turning. */
  status: (first: number, last: number, count: number) => string
  /** The outermost element's `id`. */
  id?: string | undefined
}

const UNTURNED = { page: 0, direction: 'forward' } as const

/** A book of text pages, two side by side where there is room. All pages are printed. */
export function FlipBook({ label, pages, pageLabel, status, id, ...words }: FlipBookProps) {
  const [moved, setTurn] = useState<{ page: number; direction: 'forward' | 'back' }>()
  const turn = moved ?? UNTURNED
  const wide = useMediaQuery(media.desktop, false)
  const count = pages.length
  const side = wide && count > 1 ? 2 : 1
  const { first, last } = spreadOf(turn.page, count, side)
  const open = (page: number) => {
    if (page !== first) setTurn({ page, direction: page > first ? 'forward' : 'back' })
  }
  const { keys, finger } = usePaging((by) => open(turned(first, by, count, side)))

  return (
    <section id={id} aria-label={label} className={css.book} {...keys}>
      <div className={css.spread[side === 2 ? 'two' : 'one']} {...finger}>
        {pages.map(({ key, content }, at) => (
          <div
            key={key}
            className={css.page}
            data-turn={turn.direction}
            data-side={at % side === 0 ? 'start' : 'end'}
            data-open={at >= first && at <= last ? '' : undefined}
          >
            {content}
            <p className={css.folio} aria-hidden="true">
              {at + 1}
            </p>
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={`${css.controls} ${needsScript}`}>
          <IconButton
            icon="chevron-left"
            label={words.previousLabel}
            outline
            disabledReason={first === 0 && words.firstReason}
            onClick={() => open(turned(first, -1, count, side))}
          />
          {/* Live only after it has moved: Chromium announces a live region as it appears, before the page's title. */}
          <p className={css.status} role="status" aria-live={moved ? 'polite' : 'off'}>
            {status(first + 1, last + 1, count)}
          </p>
          <IconButton
            icon="chevron-right"
            label={words.nextLabel}
            outline
            disabledReason={last === count - 1 && words.lastReason}
            onClick={() => open(turned(first, 1, count, side))}
          />
          <div className={css.numbers}>
            {pages.map(({ key }, at) => (
              <button
                key={key}
                type="button"
                aria-label={pageLabel(at + 1)}
                aria-current={at >= first && at <= last ? 'true' : undefined}
                className={css.number}
                onClick={() => open(spreadOf(at, count, side).first)}
              >
                {at + 1}
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

/** One open page, or two side by side. Pages count from 0. */
interface Spread {
  first: number
  last: number
}

/** The spread of a page. Pages out of range are clamped. */
export function spreadOf(page: number, count: number, side: 1 | 2): Spread {
  const within = Math.min(Math.max(0, page), Math.max(0, count - 1))
  const first = within - (within % side)
  return { first, last: Math.min(first + side - 1, Math.max(0, count - 1)) }
}

/** The first page of the spread that a turn leads to, clamped at both ends. */
export function turned(page: number, by: 1 | -1 | 'first' | 'last', count: number, side: 1 | 2): number {
  const { first } = spreadOf(page, count, side)
  const wanted = by === 'first' ? 0 : by === 'last' ? count - 1 : first + by * side
  if (wanted < 0 || wanted > count - 1) return first
  return spreadOf(wanted, count, side).first
}
