import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, radius, space } from '../../tokens/scale.ts'

export const card = style({
  background: color.surface.overlay,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  boxShadow: color.shadow.overlay,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[6]} ${space[6]}`,
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minHeight: 44,
})
export const close = style({ marginInlineEnd: `-${space[3]}` })
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  maxHeight: 'min(320px, 45vh)',
  overflowY: 'auto',
  // Contains visually hidden text, which is positioned absolutely.
  position: 'relative',
  scrollbarWidth: 'thin',
})
globalStyle(`${lines} > :first-child:not(:last-child)`, {
  borderBottom: `1px solid ${color.border.default}`,
  paddingBottom: space[4],
  marginBottom: space[1],
})
export const amount = figures
export const sums = style({
  display: 'grid',
  gap: space[1.5],
  borderTop: `1px solid ${color.border.default}`,
  paddingTop: space[3],
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[4]}`,
})
export const subtotalLabel = style({ fontWeight: fontWeight.semibold })
export const subtotalValue = style([
  figures,
  { fontSize: '1.6rem', fontStretch: '90%', lineHeight: 1.1, whiteSpace: 'normal' },
])
export const empty = style({ color: color.ink.muted })
