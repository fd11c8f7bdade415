import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, size, space } from '../../tokens/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1.5],
  fontSize: fontSize.small,
  color: color.ink.subtle,
  '@media': { [media.print]: { display: 'none' } },
})
export const item = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minHeight: size.target,
})
export const link = style([
  // No wider than a link has to be (WCAG 2.5.8): beside a short word it would move the slash away.
  { display: 'inline-flex', alignItems: 'center', minHeight: size.target, minWidth: space[6] },
  linked(),
])
