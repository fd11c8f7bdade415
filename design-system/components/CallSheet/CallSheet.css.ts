import { style, styleVariants } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { label as labelText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

const outlined = { outline: `1.5px solid ${color.border.strong}`, outlineOffset: -1.5 }
/** From here on the arc is beside the text. */
const beside = from(901)

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  columnGap: `clamp(${space[4.5]}, 3vw, 44px)`,
  alignItems: 'center',
  paddingInline: space[4.5],
  borderRadius: radius.m,
  overflow: 'hidden',
  background: color.surface.sun,
  selectors: { '[data-theme="high-contrast"] &': outlined },
  '@media': { [media.forcedColors]: outlined },
})
export const band = styleVariants({
  timed: [base, { '@media': { [beside]: { gridTemplateColumns: '110px minmax(0, 1fr) 300px', paddingInline: 34 } } }],
  plain: [base, { '@media': { [beside]: { gridTemplateColumns: '110px minmax(0, 1fr)', paddingInline: 34 } } }],
})
export const picture = style({
  height: 124,
  marginTop: space[5],
  alignSelf: 'end',
  '@media': { [beside]: { height: 150 } },
})
export const words = style({ paddingBlock: space[5], minWidth: 0, overflowWrap: 'anywhere' })
export const label = labelText
export const text = style({ color: color.ink.muted })
/** Makes the whole band a link target. */
export const link = style([
  {
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.m },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: { '&:focus-visible::after': { outline: `3px solid ${color.focus.outer}`, outlineOffset: -4 } },
  },
  linked('currentColor', base),
])
export const window = style({
  gridColumn: '1 / -1',
  paddingBottom: space[4.5],
  '@media': { [beside]: { gridColumn: 'auto', paddingBlock: space[4.5] } },
})
