import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { gap: space[3] } },
})
export const beside = style([
  root,
  {
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: space[8] } },
  },
])
export const booked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  // Ends where the list below it ends, beside its scrollbar.
  paddingInlineEnd: space[3],
})
export const label = style({ fontSize: fontSize.small, color: color.ink.muted })
export const value = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingInlineEnd: space[3],
  '@media': { [media.print]: { gap: space[3], paddingInlineEnd: 0 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[4]}`,
  paddingBottom: space[1.5],
  borderBottom: `1px solid ${color.border.strong}`,
})
export const group = style({ paddingTop: space[3] })
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[4]}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.ink.muted,
})
export const amount = figures
export const lines = style({})
globalStyle(`${lines} > li`, {
  paddingBlock: '9px',
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': { [media.print]: { paddingBlock: space[1] } },
})
