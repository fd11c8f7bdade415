import { style } from '@vanilla-extract/css'
import { figures } from '../../styles/text.css.ts'

export const line = style([
  figures,
  { display: 'flex', alignItems: 'center', gap: 8, whiteSpace: 'normal', overflowWrap: 'anywhere' },
])
export const arc = style({ width: 'min(240px, 100%)' })
