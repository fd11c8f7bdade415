import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight } from '../../tokens/scale.ts'

export const size = styleVariants({
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.lead, maxWidth: '44ch' },
  body: { fontSize: fontSize.body },
  small: { fontSize: fontSize.small, lineHeight: lineHeight.small },
  caption: { fontSize: fontSize.caption, lineHeight: lineHeight.small },
})
export const tone = {
  default: '',
  muted: style({ color: color.ink.muted }),
  subtle: style({ color: color.ink.subtle }),
  accent: style({ color: color.ink.accent }),
  danger: style({ color: color.danger.ink }),
  success: style({ color: color.success.ink }),
}
export const weight = {
  regular: '',
  medium: style({ fontWeight: fontWeight.medium }),
  semibold: style({ fontWeight: fontWeight.semibold }),
}
