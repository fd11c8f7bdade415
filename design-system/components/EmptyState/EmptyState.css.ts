import { style } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 16,
  paddingBlock: 'clamp(24px, 4vw, 56px)',
})
export const picture = style({ width: 'min(220px, 60%)' })
export const words = style({ color: color.ink.muted, maxWidth: '44ch' })
