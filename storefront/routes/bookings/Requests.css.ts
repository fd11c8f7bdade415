/** Bookings to come, ruled by lines: which one beside what its rules say. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontWeight, space } from '../../../design-system/tokens/index.ts'

export const requests = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
})
export const list = style({ borderTop: `2px solid ${color.border.strong}` })
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[8]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 30%) minmax(0, 1fr)' } },
})
export const which = style({ fontWeight: fontWeight.bold })
export const when = style({ display: 'block', fontWeight: fontWeight.regular, color: color.ink.muted })
