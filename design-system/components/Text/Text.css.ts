import { recipe } from '@vanilla-extract/recipes'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight } from '../../tokens/scale.ts'

export const text = recipe({
  variants: {
    size: {
      lead: { fontSize: fontSize.lead, lineHeight: lineHeight.lead, maxWidth: '44ch' },
      body: { fontSize: fontSize.body },
      small: { fontSize: fontSize.small, lineHeight: lineHeight.small },
      caption: { fontSize: fontSize.caption, lineHeight: lineHeight.small },
    },
    tone: {
      default: {},
      muted: { color: color.ink.muted },
      subtle: { color: color.ink.subtle },
      accent: { color: color.ink.accent },
      danger: { color: color.danger.ink },
      success: { color: color.success.ink },
    },
    weight: {
      regular: {},
      medium: { fontWeight: fontWeight.medium },
      semibold: { fontWeight: fontWeight.semibold },
    },
  },
  defaultVariants: { size: 'body', tone: 'default', weight: 'regular' },
})
