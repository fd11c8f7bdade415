/** The cafe: words beside the terrace in its arch, the menu as a book, the pictures, the telephone. */
import { style } from '@vanilla-extract/css'
import { below, BREAKPOINTS, media } from '../../../design-system/styles/index.ts'
import { price as priceText } from '../../../design-system/styles/text.css.ts'
import { color, fontSize, fontWeight, radius, space } from '../../../design-system/tokens/index.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[6]}, 5vw, 88px)`,
  alignItems: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 37vw, 520px)' } },
})
export const words = style({ display: 'grid', gap: space[5], maxWidth: '56ch' })
export const picture = style({
  padding: `${space[3.5]} ${space[3.5]} 0`,
  '@media': { [below(BREAKPOINTS.tablet)]: { gridRow: 1 }, [media.print]: { maxWidth: 320 } },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingTop: space.section,
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.stack,
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.strong}`,
})

export const cover = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: space[3],
  flexGrow: 1,
  textAlign: 'center',
  minHeight: 0,
})
export const coverPicture = style({
  position: 'relative',
  minHeight: 220,
  overflow: 'hidden',
  borderRadius: radius.arch,
})
export const fill = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: color.ornament.pictureDim,
})
export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
})
export const strap = style({ fontSize: fontSize.small, color: color.ink.accent, fontWeight: fontWeight.semibold })
export const dishes = style({ display: 'grid', paddingTop: space[4] })
export const dish = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.hairline}`,
})
export const dishName = style({ display: 'grid', fontWeight: fontWeight.semibold, minWidth: 0 })
export const note = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular, color: color.ink.muted })
export const price = style([priceText, { fontSize: fontSize.priceS }])

export const contacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.strong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' } },
})
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: space[8],
})
export const person = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})
