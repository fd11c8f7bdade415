/** The outfits mock-up: filters on the left of a ruled list, on top of it where there is no room beside. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from, media } from '../../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, radius, size, space } from '../../../design-system/tokens/index.ts'

export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 4vw, 58px)`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
})
/**
 * Stays in view with its end: what is higher than the window scrolls until then, so that no filter is out of reach. It is at
 * least as high as the window, so that a low one begins at the top.
 */
export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      alignSelf: 'end',
      position: 'sticky',
      bottom: space[4],
      minHeight: ['calc(100vh - 120px)', 'calc(100dvh - 120px)'],
      selectors: {
        // Scrolling cannot bring into view what sticks outside of it.
        '&:has([type=radio]:focus-visible, [type=checkbox]:focus-visible)': { alignSelf: 'start', position: 'static' },
      },
    },
    [media.print]: { display: 'none' },
  },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], minWidth: 0 })

export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
})

/** The filters share one row of a phone. */
globalStyle(`${small} > button`, { '@media': { [below(480)]: { paddingInline: space[3] } } })

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBottom: space[3],
  borderBottom: `1px solid ${color.border.default}`,
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
})
/** Keeps its line while it waits for the number. */
export const count = style({
  flex: '1 1 7rem',
  paddingBlock: space[3.5],
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  minHeight: 'calc(1.4em + 28px)',
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
})
export const sort = style({ width: 'min(100%, 12rem)', '@media': { [media.print]: { display: 'none' } } })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.target,
  paddingBlock: space[1],
  paddingInline: `${space[4.5]} ${space[3.5]}`,
  overflowWrap: 'anywhere',
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: radius.pill,
  color: color.ink.default,
  fontSize: fontSize.small,
  lineHeight: lineHeight.label,
  cursor: 'pointer',
  ':hover': { background: color.action.quietHover },
  ':active': { transform: 'translateY(1px)' },
  ':focus-visible': { borderRadius: radius.pill },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})

export const goods = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] })
/** The card takes the height that is left, so that buttons of a row stand in line; what came of it stands under. */
const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  gap: space[2],
  minWidth: 0,
})
/** Room for focus rings: what is contained cuts them off at its edge. */
const room = { margin: `-${space[2]}`, padding: space[2] }
export const cell = styleVariants({
  first: [card, { selectors: { '&:focus-visible': { outlineOffset: 6 } } }],
  /** A change in one does not lay out the others. */
  near: [card, { ...room, contain: 'content' }],
  /** Out of sight these are neither laid out nor painted; a picture of the whole page has a gap there. */
  further: [
    card,
    {
      ...room,
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 450px',
      '@media': {
        [from(601)]: { containIntrinsicHeight: 'auto 520px' },
        [media.print]: { contentVisibility: 'visible' },
      },
    },
  ],
})
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  fontSize: fontSize.small,
  color: color.ink.muted,
})
