import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { duration, ease } from '../../design-system/tokens/scale.ts'

const cross = keyframes({ '0%, 15%': { insetInlineStart: 0 }, '85%, 100%': { insetInlineStart: 'calc(100% - 20px)' } })

export const way = style({
  position: 'relative',
  flex: 'none',
  width: 120,
  height: 20,
  borderBottom: `1px solid ${color.border.control}`,
})
const sun = style({
  position: 'absolute',
  bottom: 0,
  width: 20,
  height: 20,
  borderRadius: '50%',
  background: color.action.bg,
})
/** A quarter of the real speed; runs once per press. */
export const byDuration = styleVariants(duration, (time) => [
  sun,
  { animation: `${cross} calc(${time} * 4) ${ease.standard} forwards` },
])
export const byEase = styleVariants(ease, (curve) => [
  sun,
  { animation: `${cross} calc(${duration.scene} * 2) ${curve} forwards` },
])
