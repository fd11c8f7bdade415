import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../tokens/scale.ts'

/** Slate, title, arc, price, button, features: aligned across a row of cards. */
const ROWS = 6
const subgrid = (rows: number) => ({
  display: 'grid',
  gridRow: `span ${rows}`,
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  // Without subgrid (before Chrome 117) a card has rows of its own, which would stretch to the height of its neighbours.
  alignContent: 'start',
})

export const room = style({ containerType: 'inline-size' })
/** No row ends in a lone card: four are two and two where there is no room for all, and an odd last one takes the row. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
  columnGap: space[6],
  rowGap: 0,
  alignItems: 'stretch',
  '@container': {
    '(min-width: 864px) and (max-width: 1159px)': {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
globalStyle(`${grid} > :last-child:nth-child(odd):not(:first-child)`, {
  '@container': { '(min-width: 568px) and (max-width: 863px)': { gridColumn: '1 / -1' } },
})
globalStyle(`${grid} > :only-child`, { maxWidth: '420px' })

const base = style({
  ...subgrid(ROWS),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: space[6],
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.print]: { breakInside: 'avoid' } },
})
export const card = styleVariants({
  plain: [base],
  featured: [base, { borderColor: color.border.strong, boxShadow: color.shadow.lift }],
})

export const top = style({
  ...subgrid(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[4.5]} ${space[6]}`,
})
const cell = style({ marginTop: space[4] })

export const title = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', minHeight: 88 })
/** As wide as its longest word at least, for which the picture goes below it. */
export const name = style({ flex: '1 1 auto', width: 'min-content', minWidth: 0, overflowWrap: 'break-word' })
export const word = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold, color: color.ink.accent })
export const picture = style({ flex: 'none', width: 70, height: 88 })
export const hours = cell
export const price = cell
export const action = style([cell, { display: 'grid', gap: space[2], alignContent: 'start' }])
/** As high as a badge and one line, so that the features do not move when the day's availability arrives. */
export const day = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
  minHeight: 92,
  paddingTop: space[2],
})

export const features = style({ borderTop: `1px solid ${color.border.hairline}` })
export const list = style({ padding: `${space[3.5]} ${space[6]} 0` })
export const feature = style({
  position: 'relative',
  padding: `${space[1.5]} 0 ${space[1.5]}`,
  paddingInlineStart: space[7],
  lineHeight: 1.38,
  color: color.ink.muted,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    top: '.86em',
    width: 13,
    height: 7,
    border: `solid ${color.ornament.tick}`,
    borderWidth: '0 0 2.5px 2.5px',
    transform: 'rotate(-45deg) scale(.86)',
  },
})
