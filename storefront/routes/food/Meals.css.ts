import { style } from '@vanilla-extract/css'
import { space } from '../../../design-system/tokens/index.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 500px), 1fr))',
  gap: space[6],
})
/** The card takes the height that is left; what came of an add stands under it. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  gap: space[3],
  minWidth: 0,
})
