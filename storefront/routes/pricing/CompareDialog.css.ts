import { style } from '@vanilla-extract/css'
import { color, fontSize, fontWeight, space } from '../../../design-system/tokens/index.ts'

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
})
export const caption = style({ paddingBottom: space[2], textAlign: 'start', color: color.ink.muted })
export const row = style({ borderTop: `1px solid ${color.border.hairline}` })
const part = { paddingBlock: space[2], paddingInlineEnd: space[2], textAlign: 'start' } as const
export const name = style({ ...part, verticalAlign: 'bottom', fontWeight: fontWeight.semibold })
export const head = style({ ...part, verticalAlign: 'top', fontWeight: fontWeight.medium, color: color.ink.muted })
export const cell = style({ ...part, verticalAlign: 'top', whiteSpace: 'pre-line' })
