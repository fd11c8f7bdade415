import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../design-system/tokens/scale.ts'

export const icons = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: `${space[3]} ${space[4]}`,
  padding: space[4],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  background: color.surface.raised,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
})
export const words = style({ display: 'grid', alignContent: 'start', gap: space[1] })
export const name = style({ fontSize: fontSize.body, fontWeight: fontWeight.semibold })
export const note = style({ color: color.ink.muted, overflowWrap: 'anywhere' })
export const copy = style({ gridColumn: 2 })
