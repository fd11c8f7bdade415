/** The wedding venue and the cafe. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, radius, space } from '../../../design-system/tokens/index.ts'

export const wedding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 5vw, ${space[20]})`,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  justifyItems: 'start',
})
/** A long word breaks rather than widening the page. */
globalStyle(`${words} > *`, { maxWidth: '100%' })

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
  gap: space[4.5],
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
