/** The sections under the night band. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, space } from '../../../design-system/tokens/index.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingBlock: space.section,
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.stack })

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const caption = style({ paddingTop: space[2], fontSize: fontSize.small, color: color.ink.muted })

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.stack,
  paddingTop: space.stack,
  borderTop: `2px solid ${color.border.strong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', columnGap: space[16] } },
})
export const term = style({
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border.hairline}`,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.small,
  selectors: { '&:first-child': { paddingTop: 0 } },
})

export const cafePicture = style({
  position: 'relative',
  // A box with a ratio does not fill its cell by itself.
  placeSelf: 'stretch',
  minHeight: 260,
  order: -1,
  '@media': { [media.desktop]: { order: 0, aspectRatio: '16 / 9' }, [media.print]: { display: 'none' } },
})
