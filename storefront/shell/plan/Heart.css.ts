import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, radius, size, space } from '../../../design-system/tokens/index.ts'

/** The element below it is positioned by its own styles. With a `:has()` here, a press in a long list took 5 ms more. */
const box = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.pill,
  border: `1px solid ${color.border.control}`,
  background: color.surface.raised,
  color: color.ink.accent,
  fontSize: fontSize.small,
  '@media': { [media.print]: { display: 'none' } },
})
export const corner = styleVariants({
  end: [box, { top: space[2], insetInlineEnd: space[2] }],
  /** Over a portrait, below the line above it. */
  start: [box, { top: space[8], insetInlineStart: space[2] }],
})

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  borderRadius: radius.pill,
  color: 'inherit',
  // A light and a dark ring beside the usual one, because the picture below may be of any colour.
  ':focus-visible': {
    borderRadius: radius.pill,
    boxShadow: `0 0 0 2px ${color.surface.raised}, 0 0 0 7px ${color.surface.inverse}`,
  },
})
globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' })
export const link = style({ paddingInlineStart: space[3], lineHeight: size.target, color: 'inherit' })
