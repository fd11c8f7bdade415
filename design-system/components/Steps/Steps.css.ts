import { style } from '@vanilla-extract/css'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, size, space } from '../../tokens/scale.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
export const step = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: size.target,
  fontWeight: fontWeight.medium,
  color: color.ink.subtle,
  selectors: {
    '&[aria-current]': { color: color.ink.default, fontWeight: fontWeight.semibold },
    // After its step: at the start of a row it would belong to none.
    '&:not(:last-child)::after': {
      content: '',
      width: 'clamp(14px, 4vw, 48px)',
      height: 1,
      background: color.border.strong,
      marginInlineStart: space[1],
      marginInlineEnd: space[3],
    },
  },
})
export const link = style([
  { display: 'inline-flex', alignItems: 'center', gap: space[2.5], minHeight: size.target, minWidth: size.target },
  linked(),
])
