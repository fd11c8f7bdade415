import { globalStyle } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'
import { media } from './media.ts'

/**
 * Locks the page's scroll while `locked` matches. A script's lock can leak, and its style element would violate the
 * content security policy.
 * @param locked is a selector of the root. It has to be cheap: `html:has(.overlay)` searches the whole page after each
 *   press, `html:has(> body > .overlay)` does not.
 */
export function lockScroll(locked: string): void {
  globalStyle(locked, { overflow: 'hidden', transition: 'none' })
  // Unlocking repaints the page. The transition moves that into a later frame, so that closing is painted sooner.
  globalStyle('html', { transition: 'overflow 50ms allow-discrete, scrollbar-gutter 50ms allow-discrete' })
  // Radix sets `none` inline, which would recompute every style of the page. The overlay covers the page anyway.
  globalStyle('body', { pointerEvents: 'auto !important' as 'auto' })
}

/**
 * Keeps the scrollbar's space and dims it, so that nothing shifts. Browsers paint this gutter in a plain colour only.
 * Phones' scrollbars take no space, and a gutter would recompute every style of the page.
 */
export function keepScrollbarSpace(overlay: string): void {
  globalStyle(`html[data-scrolls]:has(> body > ${overlay})`, {
    '@media': { [media.mouse]: { scrollbarGutter: 'stable', backgroundColor: color.ornament.underScrim } },
  })
}
