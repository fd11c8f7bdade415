/** The few ways text is set. Components compose these with their own layout. */
import { style } from '@vanilla-extract/css'
import { font, fontSize, fontWeight, fontWidth, lineHeight } from '../tokens/scale.ts'

/** Rozha One: titles and quotes, never under 20 px, never a price. */
export const display = style({
  fontFamily: font.display,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.heading,
  letterSpacing: '-.008em',
  textWrap: 'balance',
})

/** Figures that stand in a sentence or a row: tabular, a little narrow. */
export const figures = style({
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  fontStretch: '92%',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
})

/** A price: tabular, through the tele lens. */
export const price = style({
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  fontStretch: fontWidth.tele,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.single,
  whiteSpace: 'nowrap',
})

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold })

/** Read aloud, not seen. The spaces at its ends are kept: without them it would be read as one word with what is beside it. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
})
