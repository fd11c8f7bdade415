/** The card of the login mock-up as a page: the lantern tree beside the form, above it on a phone. */
import { style } from '@vanilla-extract/css'
import { below, media } from '../../../design-system/styles/index.ts'
import { color, radius, space } from '../../../design-system/tokens/index.ts'

export const card = style({
  maxWidth: 960,
  marginBlockStart: space.stack,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  background: color.surface.overlay,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)', minHeight: 520 } },
})
export const picture = style({
  position: 'relative',
  minHeight: 120,
  overflow: 'hidden',
  background: color.surface.sun,
  '@media': {
    [media.tablet]: { borderInlineEnd: `1px solid ${color.border.hairline}` },
    [media.print]: { display: 'none' },
  },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'center',
  padding: `clamp(${space[7]}, 4.5vw, 56px)`,
  '@media': { [below(600)]: { padding: `${space[5]} ${space[4.5]} ${space[6]}` } },
})
/** Without a script nothing would send it. */
export const form = style({ '@media': { [media.noScript]: { display: 'none' } } })
