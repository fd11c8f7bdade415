import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, rtl } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, radius, size, space } from '../../tokens/scale.ts'

export const book = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'center',
})
const base = style({
  display: 'grid',
  width: '100%',
  perspective: 1800,
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.print]: { display: 'block' } },
})
export const spread = styleVariants({
  one: [base, { maxWidth: 560, gridTemplateColumns: 'minmax(0, 1fr)' }],
  two: [base, { maxWidth: 1040, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
})

const turn = (edge: 'left' | 'right', from: string) => ({
  animation: `${keyframes({ from: { transform: `rotateY(${from})`, opacity: 0.2 } })} ${duration.slow} ${ease.standard}`,
  transformOrigin: `${edge} center`,
})
const atLeft = turn('left', '-64deg')
const atRight = turn('right', '64deg')
/** Closed pages are hidden, except in print and without scripts. */
export const page = style({
  display: 'none',
  flexDirection: 'column',
  gap: space[4.5],
  minHeight: 'clamp(420px, 60vh, 640px)',
  padding: `clamp(${space[5.5]}, 4vw, ${space[12]})`,
  background: color.surface.raised,
  border: `1px solid ${color.border.default}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-open]': { display: 'flex' },
    // The inner side of each page is shaded at the fold.
    '&[data-side="start"]': { borderStartStartRadius: radius.m, borderEndStartRadius: radius.m },
    [`${spread.one} > &`]: { borderRadius: radius.m },
    '&[data-side="end"]': { borderStartEndRadius: radius.m, borderEndEndRadius: radius.m, borderInlineStartWidth: 0 },
    '&[data-turn="forward"]': atLeft,
    '&[data-turn="back"]': atRight,
    [`${rtl}[data-turn="forward"]`]: atRight,
    [`${rtl}[data-turn="back"]`]: atLeft,
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`&[data-turn], ${rtl}[data-turn]`]: { animation: 'none' } } },
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [media.noScript]: { display: 'flex', minHeight: 0 },
    [media.print]: { display: 'flex', minHeight: 0, border: 0, animation: 'none', breakInside: 'avoid' },
  },
})
export const folio = style([
  figures,
  { marginTop: 'auto', paddingTop: space[3], textAlign: 'center', fontSize: fontSize.caption, color: color.ink.subtle },
])

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
})
export const status = style([figures, { minWidth: 96, textAlign: 'center' }])
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  flexBasis: '100%',
  gap: space[1],
})
export const number = style([
  figures,
  {
    minWidth: size.target,
    height: size.target,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.s,
    selectors: {
      '&[aria-current="true"]': { background: color.action.selectedBg, color: color.action.selectedInk },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  quiet,
])
