import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { radius } from '../../design-system/tokens/scale.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 24 })
export const choice = style({
  minHeight: 32,
  padding: '4px 12px',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.s,
  fontSize: 14,
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.action.selectedBg,
      borderColor: color.action.selectedBg,
      color: color.action.selectedInk,
    },
  },
})
