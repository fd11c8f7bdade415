import { style } from '@vanilla-extract/css'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const group = style({
  borderTop: `2px solid ${color.border.strong}`,
  paddingTop: 14,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: space[10] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 16px',
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  marginInlineStart: 'auto',
})
export const amount = style([figures, { fontSize: '1.25rem' }])
