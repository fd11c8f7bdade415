import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize, radius, size } from '../../design-system/tokens/scale.ts'

export const choices = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'end',
  maxWidth: 900,
})
export const component = style({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' })
export const gaps = style({ display: 'grid', gap: 8, maxWidth: size.measure })
export const scroll = style({ position: 'relative', overflowX: 'auto', borderTop: `1px solid ${color.border.control}` })
export const table = style({ borderCollapse: 'collapse', fontSize: fontSize.caption })
const cell = {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
globalStyle(`${table} th`, cell)
globalStyle(`${table} td`, cell)
export const name = style({ minWidth: 88 })
export const proof = style({ minWidth: 88 })
/** The part of the sprite that shows one picture. */
export const picture = style({
  display: 'block',
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.xs,
  backgroundRepeat: 'no-repeat',
  backgroundColor: color.surface.raised,
  forcedColorAdjust: 'none',
})
export const missing = style({ color: color.danger.ink, fontWeight: 700 })
