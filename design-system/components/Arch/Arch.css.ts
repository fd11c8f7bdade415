import { style } from '@vanilla-extract/css'
import { arch } from '../../styles/surface.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { branded, space } from '../../tokens/scale.ts'

export const definition = style({ position: 'absolute', width: 0, height: 0 })
export const wrap = style({ display: 'block', position: 'relative', width: '100%', height: '100%' })
export const frame = style([arch, { display: 'grid', width: '100%', height: '100%' }])
export const line = style({
  position: 'absolute',
  insetInline: `-${space[3.5]}`,
  top: `-${space[3.5]}`,
  bottom: 0,
  width: 'calc(100% + 28px)',
  height: 'calc(100% + 14px)',
  maxWidth: 'none',
  display: branded.archLine,
  fill: 'none',
  stroke: color.ornament.archLine,
  strokeWidth: 1.5,
  pointerEvents: 'none',
})
