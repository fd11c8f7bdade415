import { style } from '@vanilla-extract/css'
import { from } from '../../styles/media.ts'
import { space } from '../../tokens/scale.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 4vw, 72px)`,
  alignItems: 'start',
  '@media': { [from(1100)]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' } },
})

export const content = style({ minWidth: 0 })
