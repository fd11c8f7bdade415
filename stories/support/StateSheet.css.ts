import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize } from '../../design-system/tokens/scale.ts'

export const sheet = style({ display: 'grid', gap: 32, alignItems: 'start' })
export const cell = style({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  selectors: { '&&': { margin: 0 } },
})
globalStyle(`${cell} > *`, { maxWidth: '100%' })
export const name = style({
  width: '100%',
  borderTop: `1px solid ${color.border.hairline}`,
  paddingTop: 6,
  fontSize: fontSize.caption,
  color: color.ink.subtle,
})
