import { style } from '@vanilla-extract/css'
import { space } from '../../../design-system/tokens/index.ts'

/** Above the days, where it is in sight on a small phone. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: `${space[1]} ${space[2]}`,
})
