import { style } from '@vanilla-extract/css'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { size } from '../../tokens/scale.ts'

export const list = style({ display: 'grid' })
export const link = style([
  { display: 'inline-flex', alignItems: 'center', minHeight: size.target, color: color.danger.ink },
  linked(),
])
