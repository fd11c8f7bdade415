import { style } from '@vanilla-extract/css'
import { figures } from '../../styles/text.css.ts'
import { space } from '../../tokens/scale.ts'

export const line = style([
  figures,
  { display: 'flex', alignItems: 'center', gap: space[2], whiteSpace: 'normal', overflowWrap: 'anywhere' },
])
export const arc = style({ width: 'min(240px, 100%)' })
