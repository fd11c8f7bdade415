import { style } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { font, fontWeight, space } from '../../tokens/scale.ts'

export const countdown = style({ display: 'flex', alignItems: 'center', gap: space[3], minHeight: 44 })
export const ring = style({ width: 40, height: 40, flex: 'none', fill: 'none' })
export const whole = style({ stroke: color.border.default, strokeWidth: 3 })
export const rest = style({ stroke: color.action.border, strokeWidth: 3.5, strokeLinecap: 'round' })
export const number = style({
  fill: color.ink.default,
  fontFamily: font.text,
  fontWeight: fontWeight.bold,
  fontSize: 14,
  textAnchor: 'middle',
  fontFeatureSettings: '"tnum" 1',
})
export const words = style({ color: color.ink.muted, fontFeatureSettings: '"tnum" 1, "lnum" 1' })
