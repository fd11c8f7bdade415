import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '../../tokens/scale.ts'

export const quote = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'space-between',
  height: '100%',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
/** Longer than what a browser balances, but no word stands alone on the last line. */
const said = style([display, { margin: 0, textWrap: 'pretty' }])
export const words = styleVariants({
  large: [said, { fontSize: 'clamp(1.7rem, 1rem + 2.7vw, 3.4rem)', lineHeight: 1.13, maxWidth: 1000 }],
  medium: [said, { fontSize: fontSize.titleS, lineHeight: lineHeight.snug, maxWidth: '44ch' }],
})
export const who = style({ display: 'flex', alignItems: 'center', gap: space[3.5] })
export const face = style({ width: 52, height: 62, flex: 'none' })
export const name = style({ display: 'grid', fontWeight: fontWeight.semibold })
export const cite = style({ fontStyle: 'normal' })
export const detail = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.small,
  color: color.ink.muted,
})
