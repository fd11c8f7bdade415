import { style } from '@vanilla-extract/css'
import { below } from '../../design-system/styles/index.ts'
import { space } from '../../design-system/tokens/index.ts'

/** Two short fields side by side, one above the other on a phone. A third column would stay empty. */
export const fieldPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'start',
  '@media': { [below(600)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
