import { type ComplexStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { quiet, quietOver } from '../../styles/pointer.ts'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, layer, radius, size, space } from '../../tokens/scale.ts'
import { AVAILABILITIES, type Availability } from '../../tokens/theme.ts'

const TIGHT = below(375)

export const calendar = style({
  width: '100%',
  minWidth: 0,
  '@media': { [TIGHT]: { marginInline: -13, width: 'calc(100% + 26px)' } },
})
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBottom: space[1.5],
  '@media': { [TIGHT]: { paddingInline: space[3] } },
})
export const title = style([display, { fontSize: `min(${fontSize.titleS}, 9vw)`, minWidth: 0 }])
export const turn = style([
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: size.target,
    height: size.target,
    border: `1.5px solid ${color.border.control}`,
    borderRadius: radius.pill,
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      '&[data-disabled]': { color: color.ink.disabled, borderColor: color.border.default, cursor: 'not-allowed' },
    },
  },
  quiet,
])
export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '@media': { [TIGHT]: { borderSpacing: 0 } },
})
export const days = style({ position: 'relative' })
export const cover = style({ position: 'absolute', inset: 0, zIndex: layer.front, visibility: 'hidden' })
export const weekday = style({
  height: 34,
  padding: 0,
  fontSize: fontSize.caption,
  fontWeight: fontWeight.semibold,
  color: color.ink.subtle,
})
/** React Aria draws the cell and accepts a class for the day inside it only. */
globalStyle(`${grid} td`, { padding: 0, textAlign: 'center' })

const base = style({
  position: 'relative',
  width: '100%',
  minHeight: 50,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[0.5],
  border: '1.5px solid transparent',
  borderRadius: radius.s,
  fontWeight: fontWeight.semibold,
  fontSize: '1.06rem',
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  lineHeight: 1.1,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  ':focus-visible': { borderRadius: radius.s, zIndex: layer.above },
  '@media': { [below(480)]: { minHeight: 45 }, [media.forcedColors]: { border: '1px solid ButtonText' } },
})
const chosen = {
  '&[data-selected]': { background: color.action.selectedBg, color: color.action.selectedInk, textDecoration: 'none' },
} as const
const states = {
  ...chosen,
  '&[data-today]:not([data-selected])': { borderStyle: 'dashed', borderColor: color.border.control },
  '&[data-disabled]': {
    color: color.ink.disabled,
    fontWeight: fontWeight.regular,
    cursor: 'not-allowed',
    background: 'none',
  },
  '&[data-outside-month]': { fontWeight: fontWeight.regular },
} as const
/** Days of the neighbouring months stand back where nothing is known of them. */
const plain = {
  ...states,
  '&[data-outside-month]:not([data-selected], [data-disabled])': {
    fontWeight: fontWeight.regular,
    color: color.ink.muted,
  },
} as const

const free = [base, { selectors: plain }, quiet]
const { availability } = color
const marked = Object.fromEntries(
  AVAILABILITIES.map((state) => [
    state,
    [
      base,
      { background: availability[`${state}Bg`], color: availability[`${state}Ink`], selectors: states },
      quietOver,
    ],
  ]),
) as Record<Availability, ComplexStyleRule>

export const day = styleVariants({
  ...marked,
  plain: free,
  available: free,
  sold: [
    base,
    {
      color: availability.soldInk,
      background: `repeating-linear-gradient(118deg, ${availability.soldBg} 0 5px, transparent 5px 10px)`,
      textDecoration: 'line-through',
      textDecorationThickness: '1.5px',
      selectors: states,
    },
    quiet,
  ],
} satisfies Record<Availability | 'plain', ComplexStyleRule>)
const forced = {
  [media.forcedColors]: {
    selectors: {
      '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
} as const
export const forcedDay = style({ '@media': forced })

const mark = style({
  width: 11,
  height: 11,
  fill: 'currentColor',
  selectors: { '[data-disabled] > &': { display: 'none' } },
})
const inherited = { '[data-selected] > &': { color: 'inherit' } } as const
export const marks = styleVariants({
  ...(Object.fromEntries(
    AVAILABILITIES.filter((state) => state !== 'sold').map((state) => [
      state,
      [mark, { color: availability[`${state}Border`], selectors: inherited }],
    ]),
  ) as Record<Exclude<Availability, 'sold'>, ComplexStyleRule>),
  available: [mark, { color: color.ornament.tick, selectors: inherited }],
})
