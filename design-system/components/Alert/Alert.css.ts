import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

/** The four tones as surface, ink and outline. Toasts use them too. */
export const tone = styleVariants(
  { success: color.success, warning: color.warning, danger: color.danger, info: color.info },
  (set) => ({
    background: set.bg,
    color: set.ink,
    border: `1.5px solid ${set.border}`,
  }),
)
export const ink = styleVariants(
  { success: color.success, warning: color.warning, danger: color.danger, info: color.info },
  (set) => ({
    color: set.icon,
  }),
)
export const icon = style({ display: 'inline-flex', paddingTop: 1 })
export const alert = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  width: '100%',
  padding: `13px ${space[4]}`,
  borderRadius: radius.s,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
})
export const words = style({ flex: 1, minWidth: 0 })
export const title = style({ fontWeight: fontWeight.semibold })
export const action = style({ marginTop: space[2] })
