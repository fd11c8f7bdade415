import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} clamp(${space[6]}, 4vw, 72px)`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The card takes the height that is left, so that buttons of a row stand in line; what came of it stands under. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  gap: space[4],
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingTop: space[6],
})
