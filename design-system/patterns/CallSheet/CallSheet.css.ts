import { style, styleVariants } from '@vanilla-extract/css'
import { from, inHighContrast, media } from '../../styles/media.ts'
import { label as labelText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

const outlined = { outline: `1.5px solid ${color.border.strong}`, outlineOffset: -1.5 }
/** From here on the arc is beside the text. */
const beside = from(901)

const base = style([
  inHighContrast(outlined),
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: `clamp(${space[4.5]}, 3vw, 44px)`,
    alignItems: 'center',
    paddingInline: space[4.5],
    borderRadius: radius.m,
    overflow: 'hidden',
    background: color.surface.sun,
    '@media': { [media.forcedColors]: outlined },
  },
])
const wide = (gridTemplateColumns: string) => ({ display: 'grid', gridTemplateColumns, paddingInline: 34 })
export const band = styleVariants({
  timed: [base, { '@media': { [beside]: wide('110px minmax(0, 1fr) 300px') } }],
  plain: [base, { '@media': { [beside]: wide('110px minmax(0, 1fr)') } }],
})
export const picture = style({
  width: 92,
  height: 124,
  marginTop: space[5],
  alignSelf: 'end',
  '@media': { [beside]: { width: 'auto', height: 150 } },
})
/** As wide as its longest word at least, for which it goes below the picture. */
export const words = style({
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 0,
  paddingBlock: space[5],
  overflowWrap: 'break-word',
  '@media': { [beside]: { width: 'auto' } },
})
export const label = labelText
export const text = style({ color: color.ink.muted })
export const window = style({
  width: '100%',
  paddingBottom: space[4.5],
  '@media': { [beside]: { paddingBlock: space[4.5] } },
})
