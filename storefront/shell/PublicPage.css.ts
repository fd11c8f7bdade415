import { style } from '@vanilla-extract/css'
import { space } from '../../design-system/tokens/index.ts'

export const crumbs = style({ paddingBlock: `clamp(${space[2.5]}, 2vw, ${space[7]})` })
