import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { media } from '../../styles/media.ts'
import { needsScript } from '../../styles/script.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMediaQuery } from '../useMediaQuery/useMediaQuery.ts'
import * as css from './Carousel.css.ts'
import { useAutoplay } from './useAutoplay.ts'

/** Milliseconds without a scroll event after which scrolling has ended. Safari before 26.2 has no `scrollend`. */
const SCROLL_ENDS_AFTER = 120

export interface CarouselProps {
  /** Accessible name of the section: what the slides show. */
  label: string
  /** Milliseconds between turns: 3000 for sets, 4500 for quotes. */
  interval: number
  /** Slides in view from 992 px on; one below. */
  perView: keyof typeof css.perView
  /** The slides in order, each with a key that is its own. */
  slides: readonly { key: string; content: ReactNode }[]
  /** Accessible name of the button for the slide before. */
  previousLabel: string
  /** Accessible name of the button for the next slide. */
  nextLabel: string
  /** Accessible name of the button that stops the slides. */
  pauseLabel: string
  /** Accessible name of the button that lets the slides go on. */
  playLabel: string
  /** The position in words: `status(2, 5)` is '2 of 5'. Announced when turned by hand. */
  status?: ((position: number, count: number) => string) | undefined
  /** What screen readers call it in place of 'region': 'carousel'. */
  roleDescription?: string | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/**
 * Slides that advance by themselves until hovered, focused or paused. All slides are in the DOM; the pause button comes
 * first.
 */
export function Carousel({ label, interval, perView, slides, status, roleDescription, id, ...words }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [moved, setAt] = useState<number>()
  const at = moved ?? 0
  const wide = useMediaQuery(media.desktop, true)
  const reducedMotion = useMediaQuery(media.reducedMotion, true)
  const seen = wide ? perView : 1
  const count = slides.length

  const distances = () => {
    const items = Array.from(track.current?.firstElementChild?.children ?? [], (item) =>
      item instanceof HTMLElement ? item.offsetLeft : 0,
    )
    return items.map((left) => left - (items[0] ?? 0))
  }
  // A second press interrupts the scrolling of the first one, which would otherwise end at a slide that nobody chose.
  const target = useRef<number>(undefined)
  const show = (position: number) => {
    target.current = position
    setAt(position)
    track.current?.scrollTo({ left: distances()[position] ?? 0, behavior: reducedMotion ? 'instant' : 'smooth' })
  }
  const letGo = () => {
    target.current = undefined
  }
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const settle = () => {
    const reached = nearest(track.current?.scrollLeft ?? 0, distances())
    if (target.current !== undefined && target.current !== reached) return
    letGo()
    setAt(reached)
  }
  const last = lastStart(count, seen)
  // The first position follows the last one.
  const turn = (by: 1 | -1) => show((Math.min(at, last) + by + last + 1) % (last + 1))
  const { paused, turning, toggle, attention } = useAutoplay({
    count,
    perView: seen,
    interval,
    at,
    onTurn: () => turn(1),
    startsPaused: reducedMotion,
  })

  return (
    <section id={id} aria-label={label} aria-roledescription={roleDescription} className={css.root} {...attention}>
      {count > seen && (
        <div className={`${css.controls} ${needsScript}`}>
          {!(reducedMotion && paused) && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? words.playLabel : words.pauseLabel}
              outline
              onClick={toggle}
            />
          )}
          <IconButton icon="chevron-left" label={words.previousLabel} outline onClick={() => turn(-1)} />
          {/* Live only after it has moved: Chromium announces a live region as it appears, before the page's title. */}
          {status && (
            <p className={css.status} aria-live={turning || moved === undefined ? 'off' : 'polite'}>
              {status(at + 1, count)}
            </p>
          )}
          <IconButton icon="chevron-right" label={words.nextLabel} outline onClick={() => turn(1)} />
        </div>
      )}
      {/* Focusable itself, because slides of plain text have nothing else to scroll by (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices scrolling by hand */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        tabIndex={count > seen ? 0 : undefined}
        className={css.window}
        onPointerDown={letGo}
        onWheel={letGo}
        onKeyDown={letGo}
        onScroll={() => {
          clearTimeout(settling.current)
          settling.current = setTimeout(settle, SCROLL_ENDS_AFTER)
        }}
      >
        <ul className={`${css.track} ${css.perView[perView]}`}>
          {slides.map(({ key, content }) => (
            <li key={key} className={css.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The last position that shows a full view, counted from 0. */
export function lastStart(count: number, perView: number): number {
  return Math.max(0, count - Math.max(1, perView))
}

/** The slide nearest to the scroll position, in pixels. Offsets are negative in right-to-left text. */
export function nearest(offset: number, distances: readonly number[]): number {
  let best = 0
  distances.forEach((distance, at) => {
    if (Math.abs(distance - offset) < Math.abs((distances[best] ?? 0) - offset)) best = at
  })
  return best
}
