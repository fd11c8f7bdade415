import { style } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { hiddenText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, fontWidth, radius, shape, size, space } from '../../tokens/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1.5]} 0`,
  '@media': { [media.tablet]: { columnGap: space[1.5] }, [media.print]: { display: 'none' } },
})
const slot = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minWidth: size.target,
  minHeight: size.control,
  borderRadius: radius.pill,
  fontSize: '1.12rem',
  fontWeight: fontWeight.semibold,
  fontStretch: fontWidth.tele,
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  textDecoration: 'none',
  '@media': { [media.tablet]: { minWidth: size.control } },
})
export const page = style([
  slot,
  {
    paddingInline: space[1.5],
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      '&[aria-current]': {
        borderRadius: shape.page,
        minHeight: 54,
        background: color.action.selectedBg,
        color: color.action.selectedInk,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  quiet,
])
/** On phones the gaps are narrow: five pages, two gaps and the arrows fit 360 px. */
export const gap = style([slot, { '@media': { [below(768)]: { minWidth: 8, width: 8 } } }])
export const step = style([
  slot,
  {
    paddingInline: space[3.5],
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [below(768)]: { paddingInline: space[1] },
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  },
  quiet,
])
/** Six pages and two labels do not fit a phone: only the arrows are shown there. */
export const stepWord = style({ '@media': { [below(768)]: hiddenText } })
