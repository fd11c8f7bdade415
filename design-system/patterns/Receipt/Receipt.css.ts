import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

export const receipt = style({
  width: 'min(720px, 100%)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: color.surface.raised,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
  '@media': { [media.print]: { width: '100%', border: 0, borderRadius: 0, background: 'none', color: '#000' } },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  padding: `clamp(${space[4.5]}, 4vw, ${space[8]})`,
  '@media': { [media.print]: { gap: space[3], padding: 0 } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: `${space[3]} ${space[6]}`,
})
export const ids = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: `${space[3]} ${space[6]}`,
})
export const label = style({ fontSize: fontSize.caption, color: color.ink.muted })
export const value = style([figures, { whiteSpace: 'normal' }])
export const table = style({ width: '100%', borderCollapse: 'collapse', borderTop: `2px solid ${color.border.strong}` })
export const head = style({
  fontSize: fontSize.caption,
  fontWeight: fontWeight.semibold,
  textAlign: 'start',
  padding: `${space[2.5]} 0 ${space[1.5]}`,
  color: color.ink.muted,
})
const ruled = {
  borderTop: `1px solid ${color.border.hairline}`,
  padding: `${space[2.5]} 0`,
  verticalAlign: 'top',
  '@media': { [media.print]: { paddingBlock: space[1.5] } },
} as const
export const line = style({ '@media': { [media.print]: { breakInside: 'avoid' } } })
export const name = style({ ...ruled, textAlign: 'start', fontWeight: fontWeight.semibold, paddingInlineEnd: space[4] })
export const picture = style({
  display: 'inline-block',
  position: 'relative',
  width: 44,
  height: 52,
  marginInlineEnd: space[3],
  overflow: 'hidden',
  borderRadius: radius.xs,
  verticalAlign: 'top',
  '@media': { [media.print]: { display: 'none' } },
})
export const words = style({ display: 'inline-block', maxWidth: `calc(100% - 44px - ${space[3]})` })
export const detail = style({
  display: 'block',
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.small,
  color: color.ink.muted,
})
export const amount = style([figures, { ...ruled, textAlign: 'end' }])
export const amountHead = style([head, { textAlign: 'end' }])
export const totals = style({ marginInlineStart: 'auto', width: 'min(340px, 100%)' })
export const note = style({ fontSize: fontSize.small, color: color.ink.muted, lineHeight: lineHeight.lead })
