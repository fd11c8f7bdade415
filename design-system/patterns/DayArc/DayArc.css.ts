import { keyframes, style } from '@vanilla-extract/css'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, lineHeight, space } from '../../tokens/scale.ts'

const draw = keyframes({ from: { strokeDashoffset: 1 } })
const rise = keyframes({ from: { opacity: 0 } })

export const root = style({ display: 'grid', gap: space[1] })
export const sky = style({ width: '100%', height: 'auto', overflow: 'visible' })
export const horizon = style({ stroke: color.border.default, strokeWidth: 1 })
export const path = style({
  stroke: color.border.control,
  strokeWidth: 1.25,
  strokeDasharray: '1.5 5',
  strokeLinecap: 'round',
  fill: 'none',
})
/** Below the lit part, which it is wider than. */
export const glow = style({ fill: 'none', stroke: color.ornament.slateSun, strokeWidth: 11, opacity: 0.4 })

const lit = style({
  fill: 'none',
  strokeLinecap: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${duration.scene} ${ease.enter} backwards`,
})
/** Drawn twice: the darker line below gives an edge that is visible in print. */
export const edge = style([lit, { stroke: color.action.border, strokeWidth: 4.5 }])
export const light = style([lit, { stroke: color.ornament.slateSun, strokeWidth: 2.4 }])
export const sun = style({
  fill: color.ornament.slateSun,
  stroke: color.action.border,
  strokeWidth: 1.5,
  animation: `${rise} ${duration.slow} ${ease.standard} backwards`,
})
export const hours = style([figures, { fontSize: '1.12rem', lineHeight: lineHeight.snug, whiteSpace: 'normal' }])
export const note = style({ color: color.ink.muted })
