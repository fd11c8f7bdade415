import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, size } from '../../tokens/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  fontSize: fontSize.small,
  color: color.ink.subtle,
  '@media': { [media.print]: { display: 'none' } },
})
export const item = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: size.target,
})
export const link = style([
  { display: 'inline-flex', alignItems: 'center', minHeight: size.target, minWidth: size.target },
  linked(),
])
