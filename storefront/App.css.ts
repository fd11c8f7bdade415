import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../design-system/styles/index.ts'
import { color, layer } from '../design-system/tokens/index.ts'

export const app = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'] })
export const main = style({
  flex: '1 0 auto',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/**
 * A list that the query chooses, until the app shows it: the served one is the list without a query. Its items stay as
 * empty boxes, and what follows it, which may move, waits as well. After eight seconds it appears all the same, for an app that never comes.
 */
const OTHER_LIST = 'html[data-query] [data-of-query]'
const box = keyframes({ from: { background: color.surface.sunken }, to: { background: color.surface.sunken } })
const appear = keyframes({ to: { visibility: 'visible' } })
globalStyle(`${OTHER_LIST}, ${OTHER_LIST} li > *, html[data-query] main ~ *`, {
  visibility: 'hidden',
  animation: `${appear} 1ms 8s forwards`,
})
globalStyle(`${OTHER_LIST} li`, { visibility: 'visible', animation: `${box} 8s` })

/**
 * While the rest of a page is on its way (`HoldFooter`): the footer would move, and after a reload the browser would
 * scroll along with it.
 */
globalStyle('main[data-unfinished] ~ footer:not(:focus-within)', { visibility: 'hidden', overflowAnchor: 'none' })

/**
 * While a press waits: for the app (bootstrap.ts), for the page of a link (navigation.ts) or for a part of this one
 * (lazyWithPreload.ts). The line is visible in its first frame, because a slow phone takes most of 100 ms to draw it.
 */
const move = keyframes({ from: { translate: '-80% 0' }, to: { translate: '100% 0' } })
globalStyle('html:is([data-waking], [data-loading-page], [data-loading-part]) body::before', {
  content: '',
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.toast,
  height: 3,
  background: color.action.bg,
  animation: `${move} 1.2s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  forcedColorAdjust: 'none',
})

/** Not for a part, and not for all elements, whose styles would be computed again. */
globalStyle('html:is([data-waking], [data-loading-page]) :is(a, button)', {
  '@media': { [media.hover]: { cursor: 'progress' } },
})
