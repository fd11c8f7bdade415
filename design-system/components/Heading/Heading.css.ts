import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { display } from '../../styles/text.css.ts'
import { fontSize, lineHeight } from '../../tokens/scale.ts'

/** A heading with a long word shrinks with its container, or without one with the window: sixteen letters fit. */
const size = (of: string) => ({ fontSize: of, selectors: { '&[data-long]': { fontSize: `min(${of}, 10.2cqi)` } } })

export const heading = styleVariants({
  'display-l': [display, { ...size(fontSize.displayL), lineHeight: lineHeight.tight, letterSpacing: '-.022em' }],
  'display-m': [
    display,
    {
      ...size(fontSize.displayM),
      lineHeight: lineHeight.display,
      // At its size on a screen a title would push a receipt onto a second sheet.
      '@media': { [media.print]: { fontSize: fontSize.titleL } },
    },
  ],
  'display-s': [display, { ...size(fontSize.displayS), lineHeight: lineHeight.display }],
  'title-l': [display, size(fontSize.titleL)],
  'title-m': [display, size(fontSize.titleM)],
  'title-s': [display, { ...size(fontSize.titleS), lineHeight: '1.18' }],
})
