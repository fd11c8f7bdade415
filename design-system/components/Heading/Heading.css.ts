import { styleVariants } from '@vanilla-extract/css'
import { display } from '../../styles/text.css.ts'
import { fontSize, lineHeight } from '../../tokens/scale.ts'

export const heading = styleVariants({
  'display-l': [display, { fontSize: fontSize.displayL, lineHeight: lineHeight.tight, letterSpacing: '-.022em' }],
  'display-m': [display, { fontSize: fontSize.displayM, lineHeight: lineHeight.display }],
  'display-s': [display, { fontSize: fontSize.displayS, lineHeight: lineHeight.display }],
  'title-l': [display, { fontSize: fontSize.titleL }],
  'title-m': [display, { fontSize: fontSize.titleM }],
  'title-s': [display, { fontSize: fontSize.titleS, lineHeight: '1.18' }],
})
