import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { space } from '../../../design-system/tokens/scale.ts'

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': { [media.print]: { display: 'none' } },
})
