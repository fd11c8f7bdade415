/** The wedding venue, the services, the cafe. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { display } from '../../../design-system/styles/text.css.ts'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { fontSize, radius } from '../../../design-system/tokens/scale.ts'

export const wedding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 5vw, 80px)',
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 22, justifyItems: 'start' })
/** A long word breaks rather than widening the page. */
globalStyle(`${words} > *`, { maxWidth: '100%' })
export const services = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 22 })

export const cafe = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface.inverseRaised,
  color: color.ink.inverse,
  borderRadius: radius.xs,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const menu = style({
  display: 'grid',
  gap: 18,
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(26px, 4.5vw, 72px)',
})
export const text = style({ color: color.ink.inverseMuted, maxWidth: '36ch' })
export const table = style({
  minHeight: 280,
  position: 'relative',
  order: -1,
  '@media': { [media.desktop]: { order: 0, aspectRatio: '11 / 8' } },
})

export const tiles = style({
  display: 'grid',
  // Two on a phone, one where the text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  borderTop: `2px solid ${color.border.strong}`,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
/** The line on its leading side falls outside the list for the first of a row. */
export const cell = style({
  display: 'grid',
  borderBottom: `1px solid ${color.border.hairline}`,
  borderInlineStart: `1px solid ${color.border.hairline}`,
  marginInlineStart: -1,
})
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 34,
  alignContent: 'space-between',
  minHeight: 168,
  minWidth: 0,
  padding: '24px 18px 22px',
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  selectors: { 'a&:hover': { background: color.surface.raised } },
})
globalStyle(`${tile} > svg`, { width: 34, height: 34, strokeWidth: 1.3 })
export const name = style([display, { fontSize: fontSize.titleS, minWidth: 0, overflowWrap: 'anywhere' }])
