import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../design-system/tokens/scale.ts'

export const pairs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
export const pair = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border.hairline}`,
  borderBlockStart: `4px solid ${color.danger.border}`,
  borderRadius: radius.m,
})
export const before = side
export const after = style([side, { borderBlockStartColor: color.success.border }])
export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold })
export const subject = style({ display: 'grid', alignItems: 'center', justifyItems: 'start', minWidth: 0 })
export const why = style({ gridColumn: '1 / -1', maxWidth: '70ch', color: color.ink.muted })
export const rules = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '70ch',
  paddingInlineStart: space[5],
  lineHeight: lineHeight.body,
})
export const rule = style({ listStyle: 'disc' })
