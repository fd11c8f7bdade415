import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize } from '../../design-system/tokens/scale.ts'

export const table = style({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
})
export const rule = style({ width: '100%', margin: 0, border: 0, borderTop: `2px solid ${color.border.strong}` })
export const entry = style({ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0, fontSize: fontSize.small })
globalStyle(`${entry} > span`, { minWidth: 0 })
export const chip = style({
  flex: 'none',
  width: 56,
  height: 44,
  border: `1px solid ${color.border.control}`,
  borderRadius: 6,
})
export const ramp = style({
  display: 'grid',
  gridTemplateColumns: '90px repeat(11, minmax(0, 1fr))',
  alignItems: 'center',
  minHeight: 40,
})
export const bar = style({ height: 12, background: color.ink.default, forcedColorAdjust: 'none' })
export const value = style({
  display: 'block',
  color: color.ink.subtle,
  fontSize: fontSize.caption,
  overflowWrap: 'anywhere',
})
export const arched = style({ width: 56, height: 64, border: `2px solid ${color.border.strong}` })
export const pair = style({
  display: 'inline-block',
  minWidth: 88,
  padding: '6px 10px',
  border: '1px solid',
  borderRadius: 6,
  forcedColorAdjust: 'none',
})
export const raisedCard = style({
  display: 'grid',
  placeItems: 'center',
  width: 150,
  height: 96,
  borderRadius: 10,
  background: color.surface.raised,
})
export const drawing = style({ width: '100%', height: 150, objectFit: 'contain', background: color.surface.sunken })
