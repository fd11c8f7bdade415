import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3.5]}`,
  lineHeight: lineHeight.snug,
})
export const picture = style({
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 60,
  overflow: 'hidden',
  borderRadius: radius.xs,
  '@media': { [media.print]: { display: 'none' } },
})
export const words = style({ flex: '1 1 7.5rem', minWidth: 0 })
export const name = style({ fontWeight: fontWeight.bold })
export const detail = style({ fontSize: fontSize.small, color: color.ink.muted })
export const prices = style({ display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' })
export const selling = figures
export const list = style([
  figures,
  { fontSize: fontSize.small, fontWeight: fontWeight.medium, color: color.ink.subtle },
])
