import { style } from '@vanilla-extract/css'
import { space } from '../../../design-system/tokens/index.ts'

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5], paddingTop: space[2.5] })
