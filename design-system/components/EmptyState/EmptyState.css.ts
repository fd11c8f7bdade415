import { style } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[4],
  paddingBlock: `clamp(${space[6]}, 4vw, 56px)`,
})
export const picture = style({ width: 'min(220px, 60%)' })
export const words = style({ color: color.ink.muted, maxWidth: '44ch' })
