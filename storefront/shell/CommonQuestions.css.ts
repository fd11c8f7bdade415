import { style } from '@vanilla-extract/css'
import { media } from '../../design-system/styles/index.ts'
import { color, fontSize, fontWeight, size, space } from '../../design-system/tokens/index.ts'

export const questions = style({
  borderBlock: `1px solid ${color.border.hairline}`,
  fontSize: fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
})
export const summary = style({
  minHeight: size.target,
  paddingBlock: space[2.5],
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  touchAction: 'manipulation',
})
