import { style } from '@vanilla-extract/css'
import { fontSize, lineHeight } from '../../design-system/tokens/index.ts'

export const added = style({ fontSize: fontSize.small, lineHeight: lineHeight.small, overflowWrap: 'anywhere' })
