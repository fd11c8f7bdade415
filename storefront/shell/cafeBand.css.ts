/** The dark band about the cafe, without its picture. */
import { style } from '@vanilla-extract/css'
import { media } from '../../design-system/styles/index.ts'
import { color, radius, space } from '../../design-system/tokens/index.ts'

export const band = style({
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
export const words = style({
  display: 'grid',
  gap: space[4.5],
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(26px, 4.5vw, 72px)',
})
export const text = style({ color: color.ink.inverseMuted, maxWidth: '36ch' })
