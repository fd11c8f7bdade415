import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { price as priceText } from '../../../design-system/styles/text.css.ts'
import { color, fontSize, lineHeight, space } from '../../../design-system/tokens/index.ts'

export const banner = style({ position: 'relative' })
export const failed = style({ marginTop: space[6] })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingTop: space[12],
})
/** Whom to call: words beside what it costs and the number. */
export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.strong}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[12] } },
})
export const contactWords = style({ display: 'grid', gap: space[3], maxWidth: '44ch' })
export const contactWays = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const price = style([
  priceText,
  { fontSize: fontSize.priceM, whiteSpace: 'normal', lineHeight: lineHeight.label },
])
