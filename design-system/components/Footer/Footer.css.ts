import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { inverse, linked } from '../../styles/pointer.ts'
import { display } from '../../styles/text.css.ts'
import { box } from '../Field/Field.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { font, fontSize, fontWeight, fontWidth, lineHeight, radius, size, space } from '../../tokens/scale.ts'

export const foot = style({
  background: color.surface.inverse,
  color: color.ink.inverse,
  marginTop: 'auto',
  '@media': { [media.forcedColors]: { borderTop: '2px solid CanvasText' }, [media.print]: { display: 'none' } },
})
const inside = style({ width: `min(${size.content}, 100% - 2 * ${space.gutter})`, marginInline: 'auto' })
export const grid = style([
  inside,
  {
    display: 'grid',
    // Large text would overflow two columns, so it gets one.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, 40%), 1fr))',
    gap: `${space[10]} ${space[6]}`,
    paddingBlock: `${space[16]} ${space[10]}`,
    '@media': {
      [media.desktop]: {
        // Large text breaks no word of the titles. The last holds the newsletter's heading in one line, and its field
        // with the placeholder whole.
        gridTemplateColumns: 'minmax(0, 1.7fr) minmax(min-content, 1fr) minmax(min-content, 1fr) minmax(280px, 1.65fr)',
        gap: space[12],
      },
    },
  },
])
const across = { gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } }
export const about = style({
  ...across,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4.5],
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const heading = style([display, { fontSize: fontSize.titleL, maxWidth: '13ch' }])
export const headingLine = style({ display: 'block' })
export const contacts = style({ fontSize: fontSize.small })
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: size.target,
  lineHeight: 1.35,
  textDecoration: 'none',
})
export const title = style({
  fontFamily: font.text,
  fontSize: '1rem',
  fontWeight: fontWeight.semibold,
  fontStretch: fontWidth.wide,
  lineHeight: lineHeight.snug,
  color: color.ornament.footHeading,
  marginBottom: space[2.5],
  '@media': { [media.desktop]: { overflowWrap: 'break-word' } },
})
export const contactLink = style([contact, linked()])
export const link = style([contact, { minWidth: size.target }, linked()])

/** Always last in the row, even if a column of links is missing. */
export const reach = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[5.5],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridColumn: '-2 / -1' } },
})
export const newsletter = style({ display: 'grid', gap: space[2] })
export const newsletterTitle = style([title, { marginBottom: 0 }])
export const join = style({ display: 'flex', gap: space[2], alignItems: 'stretch' })
/** In high contrast the button is dark on dark, and its sign white. */
globalStyle(`${join} > button`, { borderColor: 'currentColor' })
export const input = style([
  box,
  {
    flex: 1,
    minWidth: 0,
    background: 'transparent',
    borderColor: color.ink.inverseMuted,
    color: color.ink.inverse,
    '::placeholder': { color: color.ink.inverseMuted },
  },
])
export const problem = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
})
export const social = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
export const round = style([
  {
    width: size.target,
    height: size.target,
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.border.inverse}`,
    borderRadius: radius.pill,
    ':focus-visible': { borderRadius: radius.pill },
  },
  inverse,
])
export const base = style([
  inside,
  {
    borderTop: `1px solid ${color.border.inverse}`,
    paddingBlock: space[3.5],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    fontSize: fontSize.small,
  },
])
export const mark = style([
  display,
  {
    fontSize: 'clamp(3.1rem, 13.6vw, 13.4rem)',
    lineHeight: 0.8,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    color: color.ornament.footMark,
    paddingTop: space[3.5],
    height: '.74em',
    overflow: 'hidden',
    userSelect: 'none',
  },
])

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2.5],
  minWidth: 0,
  maxWidth: '100%',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  fontSize: fontSize.small,
})
export const select = style({
  minHeight: size.target,
  minWidth: 0,
  maxWidth: '100%',
  padding: `${space[1.5]} ${space[3]}`,
  border: `1.5px solid ${color.border.inverse}`,
  borderRadius: radius.s,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontSize: '1rem',
})
