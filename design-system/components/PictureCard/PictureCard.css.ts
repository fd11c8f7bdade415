import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { price as priceText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

const beside = '(min-width: 700px)'

export const room = style({ containerType: 'inline-size', width: '100%', minWidth: 0, height: '100%' })
const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const card = styleVariants({
  stacked: [base],
  /** The first of a list, large: picture and text side by side where there is room. */
  beside: [
    base,
    {
      paddingBottom: space[12],
      borderBottom: `1px solid ${color.border.default}`,
      '@container': {
        [beside]: {
          gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
          gap: `clamp(${space[6]}, 4vw, ${space[16]})`,
          alignItems: 'end',
        },
      },
    },
  ],
})
export const picture = style({ overflow: 'hidden' })
globalStyle(`${picture} img`, { transition: `transform ${duration.slow} ${ease.standard}` })
globalStyle(`${base}:hover:not(:active):has(a) ${picture} img`, { transform: 'scale(1.03)' })

export const words = styleVariants({
  stacked: { display: 'grid', gap: space[2], justifyItems: 'start' },
  beside: { display: 'grid', gap: space[4], justifyItems: 'start' },
})
export const eyebrow = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold, color: color.ink.accent })
export const price = style([priceText, { fontSize: fontSize.priceM, whiteSpace: 'normal' }])
export const about = styleVariants({
  stacked: { color: color.ink.muted },
  beside: { fontSize: fontSize.lead, lineHeight: lineHeight.lead, color: color.ink.muted },
})

/** Extends the link over the whole card: one target, one tab stop. */
const over = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.xs },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `3px solid ${color.focus.outer}`,
      outlineOffset: 4,
      boxShadow: `0 0 0 3px ${color.focus.inner}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } } } },
})
export const title = style([over, { textDecoration: 'none' }, linked(color.action.border, base)])
export const more = style([
  over,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: fontWeight.semibold,
    color: color.ink.link,
    textDecorationLine: 'underline',
    textDecorationColor: color.action.border,
    textDecorationThickness: 2,
    textUnderlineOffset: '.32em',
  },
  linked(),
])
