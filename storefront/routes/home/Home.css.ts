/** What several sections of the page share. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, space } from '../../../design-system/tokens/index.ts'

/** Sections after the first stand a section's height apart, not two. */
export const rest = style({ paddingBottom: space.section })

/** The documents write some words without a capital; their first letter is only drawn as one. */
export const sentence = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })

/** A row that is wider than a narrow page, from edge to edge. */
export const across = style({
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: space.gutter,
  // Room for the focus ring of what is inside, which the box would cut off.
  paddingBlock: space[1.5],
  marginBlock: `-${space[1.5]}`,
  ':focus-visible': { outlineOffset: -4, boxShadow: 'none' },
})

/** A picture that fills its corner; decoration or with its own words. */
export const cover = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: color.ornament.pictureDim,
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  '@media': { [media.phone]: { gap: space[4] } },
})
/** Grow to the width of a phone, keep their own beyond it. */
globalStyle(`${buttons} > *`, { flex: '1 1 auto', '@media': { [media.phone]: { flex: 'none' } } })
