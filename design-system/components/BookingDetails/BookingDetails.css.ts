import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight } from '../../tokens/scale.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, overflowWrap: 'anywhere' })
export const beside = style([
  root,
  {
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: 32 } },
  },
])
export const booked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const person = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 24px' })
export const label = style({ fontSize: fontSize.small, color: color.ink.muted })
export const value = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, paddingInlineEnd: 12 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
  paddingBottom: 6,
  borderBottom: `1px solid ${color.border.strong}`,
})
export const group = style({ paddingTop: 12 })
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.ink.muted,
})
export const amount = figures
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '2px 16px',
  padding: '9px 0',
  borderBottom: `1px solid ${color.border.hairline}`,
})
export const words = style({ flex: '1 1 10rem', minWidth: 0, lineHeight: 1.3 })
export const name = style({ fontWeight: fontWeight.bold })
export const detail = style({ fontSize: fontSize.small, color: color.ink.muted })
export const prices = style({ display: 'flex', alignItems: 'baseline', gap: 6, marginInlineStart: 'auto' })
export const list = style([
  figures,
  { fontWeight: fontWeight.medium, fontStretch: '80%', color: color.ink.subtle, textDecorationThickness: '1.5px' },
])
