import { style, styleVariants } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const PHONE = below(600)
const fade = 'linear-gradient(#000 calc(100% - 46px), transparent)'
const base = style({
  // Contains visually hidden text, which is positioned absolutely.
  position: 'relative',
  maxHeight: 450,
  overflow: 'auto',
  overscrollBehavior: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.border.control} transparent`,
  '@media': {
    // On a phone only the page scrolls, because a box that scrolls inside it hides its last lines.
    [PHONE]: { maxHeight: 'none' },
    [media.print]: { maxHeight: 'none', overflow: 'visible', maskImage: 'none' },
  },
})
export const box = styleVariants({
  none: [base],
  foot: [
    base,
    {
      maskImage: fade,
      paddingBottom: 46,
      // An outer focus ring would be cut off by the mask.
      ':focus-visible': { outlineOffset: -4, maskImage: 'none', boxShadow: 'none' },
      '@media': {
        [media.forcedColors]: { maskImage: 'none' },
        [PHONE]: { maskImage: 'none', paddingBottom: space[4] },
      },
    },
  ],
})
/** Seven lines at the surrounding line height of 1.62, and the padding. */
export const height = styleVariants({
  box: {},
  sevenLines: {
    maxHeight: 'calc(7 * 1.62em + 46px)',
    lineHeight: 1.62,
    '@media': { [PHONE]: { maxHeight: 'none' }, [media.print]: { maxHeight: 'none' } },
  },
})
