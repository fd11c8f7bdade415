import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'

export const scroll = style({ position: 'relative', overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'start' })
export const cell = style({
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
