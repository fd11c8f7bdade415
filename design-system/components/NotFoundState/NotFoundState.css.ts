import { style } from '@vanilla-extract/css'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[5],
  width: '100%',
  paddingBlock: `clamp(${space[6]}, 4vw, 56px)`,
})
export const picture = style({ width: 'min(420px, 100%)' })
export const words = style([
  display,
  { fontSize: fontSize.titleS, color: color.ink.default, maxWidth: '34ch', overflowWrap: 'anywhere' },
])
