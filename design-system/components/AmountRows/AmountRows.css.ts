import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, fontSize, fontWeight, fontWidth, lineHeight, space } from '../../tokens/scale.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 9,
  '@media': { [media.print]: { gap: space[1] } },
})

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[4]}`,
})
const ruled = style({ borderTop: `1px solid ${color.border.default}`, paddingTop: space[3], marginTop: 3 })
export const row = styleVariants({ plain: [base], less: [base], total: [base, ruled], big: [base, ruled] })

const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const label = styleVariants({
  plain: [words],
  less: [words],
  total: [words, { fontWeight: fontWeight.semibold }],
  big: [words, { fontWeight: fontWeight.semibold }],
})

const figures = style({
  marginInlineStart: 'auto',
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  fontStretch: '90%',
  fontWeight: fontWeight.semibold,
  fontSize: '1.12rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  transition: `color ${duration.quick}`,
  selectors: { '[aria-busy="true"] &': { color: color.ink.subtle } },
})
export const value = styleVariants({
  plain: [figures],
  less: [figures, { color: color.success.ink }],
  total: [figures],
  big: [figures, { fontStretch: fontWidth.tele, fontSize: fontSize.priceL, lineHeight: lineHeight.single }],
  long: [figures, { fontStretch: fontWidth.tele, fontSize: fontSize.priceM, lineHeight: lineHeight.single }],
})
