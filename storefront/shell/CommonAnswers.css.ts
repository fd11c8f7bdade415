import { style } from '@vanilla-extract/css'
import { fontWeight, space } from '../../design-system/tokens/index.ts'

export const answers = style({ paddingBottom: space[3] })
export const list = style({ display: 'grid', gap: space[3], paddingBottom: space[2] })
export const question = style({ fontWeight: fontWeight.semibold })
