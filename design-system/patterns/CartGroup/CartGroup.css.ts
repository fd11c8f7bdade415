import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const group = style({
  borderTop: `2px solid ${color.border.strong}`,
  paddingTop: space[3.5],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginTop: space[10], '@media': { [media.print]: { marginTop: space[2] } } } },
  '@media': { [media.print]: { paddingTop: space[1.5] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  marginInlineStart: 'auto',
})
export const amount = style([figures, { fontSize: '1.25rem' }])
