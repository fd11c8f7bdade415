import { style } from '@vanilla-extract/css'
import { font, fontSize, fontWeight, fontWidth, lineHeight } from '../tokens/scale.ts'

/** Rozha One: titles and quotes, at least 20 px, never prices. */
export const display = style({
  fontFamily: font.display,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.heading,
  letterSpacing: '-.008em',
  textWrap: 'balance',
})

/** Numbers in text or rows: tabular, slightly narrow. They do not wrap; words beside them need `whiteSpace: 'normal'`. */
export const figures = style({
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  fontStretch: '92%',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
})

export const price = style({
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  fontStretch: fontWidth.tele,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.single,
  whiteSpace: 'nowrap',
})

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold })

/** Goes to the next line as a whole, and is broken only where it is longer than a line. */
export const together = style({ display: 'inline-block' })

/**
 * Announced, not visible. Spaces at its ends are kept, or it would run into adjacent words. Set in the width that every page
 * has: no font is fetched for it.
 */
export const hiddenText = {
  fontStretch: fontWidth.normal,
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
  // What is copied is what was seen.
  WebkitUserSelect: 'none',
  userSelect: 'none',
} as const
export const visuallyHidden = style(hiddenText)
