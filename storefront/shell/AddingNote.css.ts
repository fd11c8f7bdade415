import { style } from '@vanilla-extract/css'
import { fontSize } from '../../design-system/tokens/scale.ts'

export const added = style({ fontSize: fontSize.small, lineHeight: 1.4, overflowWrap: 'anywhere' })
