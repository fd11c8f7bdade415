import { style, styleVariants } from '@vanilla-extract/css'
import { inHighContrast, media } from '../../styles/media.ts'
import { figures, price } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../tokens/scale.ts'

const SIZES = {
  small: { selling: '1.35rem', list: fontSize.priceS },
  medium: { selling: fontSize.priceM, list: fontSize.priceS },
  large: { selling: fontSize.priceL, list: fontSize.priceS },
}

export const root = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2.5]}`,
})
/** At twice the text size nine digits are wider than a phone. */
const breaks = { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
export const selling = styleVariants(SIZES, (size) => [price, { ...breaks, fontSize: size.selling }])
export const list = styleVariants(SIZES, (size) => [
  price,
  {
    ...breaks,
    fontSize: size.list,
    fontWeight: fontWeight.medium,
    color: color.ink.subtle,
    textDecorationLine: 'line-through',
    textDecorationThickness: '1.5px',
  },
])
const outlined = { outline: `1.5px solid ${color.border.strong}`, outlineOffset: -1.5 }
export const save = style([
  figures,
  inHighContrast(outlined),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.5],
    padding: `3px 9px ${space[0.5]}`,
    borderRadius: radius.xs,
    background: color.surface.sun,
    color: color.ink.default,
    fontSize: fontSize.caption,
    selectors: {
      // On a yellow panel it would not stand out.
      '[data-surface="sun"] &': { background: color.surface.raised },
    },
    '@media': { [media.forcedColors]: outlined },
  },
])
