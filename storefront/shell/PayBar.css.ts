import { globalStyle, style } from '@vanilla-extract/css'
import { below, clearOf } from '../../design-system/styles/index.ts'
import { color, layer, space } from '../../design-system/tokens/index.ts'

/** The height of the bar at the edge; set by `EdgeBar`, because it grows with the text. */
export const HEIGHT = '--pay-bar'
const height = `var(${HEIGHT}, 76px)`
/** Where the summary is not beside the content. A zoomed page has no height to give. */
const NARROW = `screen and ${below(992)} and (min-height: 25em)`

/** What does not fit beside the other takes a line of its own. */
const stacking = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
} as const
const atEdge = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.sticky,
  paddingBlock: `${space[2.5]} ${clearOf('bottom', space[2.5])}`,
  paddingInline: `${clearOf('left', space[4.5])} ${clearOf('right', space[4.5])}`,
  background: color.surface.raised,
  borderTop: `1px solid ${color.border.default}`,
} as const

/** At the foot of a narrow page, unless it would cover too much of it; elsewhere a part of it. */
export const bar = style({
  display: 'grid',
  gap: space[3],
  '@media': { [NARROW]: { ...stacking, selectors: { '&:not([data-in-place])': atEdge } } },
})
/** Without a place of its own: it is seen at the foot or not at all. */
export const floating = style({
  display: 'none',
  '@media': { [NARROW]: { ...stacking, ...atEdge, selectors: { '&[data-in-place]': { visibility: 'hidden' } } } },
})
globalStyle(`:is(${bar}, ${floating}) > :is(button, a)`, {
  '@media': { [NARROW]: { flex: '1 1 max-content', minWidth: 0, paddingInline: space[3] } },
})
/** The end of the page stays clear of it. */
globalStyle(`html:has(:is(${bar}, ${floating}):not([data-in-place]))`, {
  '@media': { [NARROW]: { paddingBottom: height } },
})
export const place = style({})
/** What has focus too, also where the scrolling that focus causes brings the bar, with a button of two lines. */
globalStyle(`html:has(${place}), html:has(${bar})`, {
  '@media': { [NARROW]: { scrollPaddingBottom: `calc(${height} + ${space[10]})` } },
})

export const due = style({
  display: 'none',
  '@media': { [NARROW]: { display: 'grid', flex: '999 1 max-content', minWidth: 0 } },
})
/** A sentence, in the place of the amount. */
export const obstacle = style({ '@media': { [NARROW]: { flex: '999 1 10rem', minWidth: 0 } } })
