import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, space } from '../../../design-system/tokens/index.ts'

/** What the room is, beside the fields; a phone has shown it on the card and has no room for it here. */
export const features = style({
  display: 'none',
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  '@media': { [media.tablet]: { display: 'grid', gap: space[2], paddingBlock: space[2] } },
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  selectors: { '&[data-filled]': { paddingTop: space[4], borderTop: `1px solid ${color.border.default}` } },
})
