import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': { [media.print]: { display: 'none' } },
})
