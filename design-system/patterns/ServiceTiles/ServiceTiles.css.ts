import { globalStyle, style } from '@vanilla-extract/css'
import { display } from '../../styles/text.css.ts'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, space } from '../../tokens/scale.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `2px solid ${color.border.strong}`,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const cell = style({
  display: 'grid',
  borderBottom: `1px solid ${color.border.hairline}`,
  boxShadow: `-1px 0 0 ${color.border.hairline}`,
})
export const tile = style([
  {
    display: 'grid',
    gap: 34,
    alignContent: 'space-between',
    minHeight: 168,
    minWidth: 0,
    padding: `${space[6]} ${space[4.5]} ${space[5.5]}`,
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  },
  quiet,
])
export const name = style([display, { fontSize: fontSize.titleS, overflowWrap: 'anywhere' }])
export const icon = style({ display: 'inline-flex' })
globalStyle(`${icon} > svg`, { width: 34, height: 34, strokeWidth: 1.3 })
