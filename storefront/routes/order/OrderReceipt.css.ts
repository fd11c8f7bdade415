import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { space } from '../../../design-system/tokens/scale.ts'

/** Paper has no calendar to press. */
export const days = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.strong}`,
  '@media': { [media.print]: { display: 'none' } },
})
