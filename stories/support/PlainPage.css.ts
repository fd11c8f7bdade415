import { style } from '@vanilla-extract/css'
import { fontSize, radius, space } from '../../design-system/tokens/scale.ts'
import { color } from '../../design-system/tokens/contract.css.ts'

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const stage = style({
  padding: space[6],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  overflowX: 'auto',
  // Keeps fixed elements inside, as Storybook's own story frames do.
  transform: 'scale(1)',
})
export const text = style({ paddingBlock: space[2] })
export const alone = style({ fontSize: fontSize.caption })
