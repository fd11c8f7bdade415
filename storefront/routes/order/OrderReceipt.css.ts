import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, space } from '../../../design-system/tokens/index.ts'

/** Paper has no calendar to press. */
export const days = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.strong}`,
  '@media': { [media.print]: { display: 'none' } },
})
