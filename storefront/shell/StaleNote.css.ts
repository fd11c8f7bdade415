import { style } from '@vanilla-extract/css'
import { space } from '../../design-system/tokens/index.ts'

export const note = style({ marginBlockEnd: space[6] })
