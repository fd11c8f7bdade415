import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { font, fontSize, lineHeight, radius, space } from '../../design-system/tokens/scale.ts'

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`

export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: columns('150px'),
  // Padding, because Storybook's styles remove margins.
  paddingBlock: `${space[2]} ${space[8]}`,
})
/** Breakpoints at which six cards fill their rows. */
export const places = style([
  cards,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${space[6]} ${space[10]}`,
    '@media': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 820px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
])

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  background: color.surface.raised,
  color: color.ink.default,
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
})
// Overrides Storybook's own link colours.
globalStyle(`a${card}, a${card}:hover`, { color: color.ink.default, textDecoration: 'none' })
globalStyle(`a${card}:hover`, { borderColor: color.border.strong })

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 110,
  padding: space[2],
  borderRadius: radius.s,
  background: color.surface.canvas,
  overflow: 'hidden',
})
export const thumbnail = style({ maxWidth: '100%', forcedColorAdjust: 'none' })
export const name = style({ fontWeight: 600 })
export const note = style({ color: color.ink.subtle, fontSize: fontSize.caption })
export const group = style({ fontFamily: font.text, fontSize: fontSize.lead })

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlock: space[4] })
export const swatch = style({
  width: 44,
  height: 44,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.s,
  forcedColorAdjust: 'none',
})
export const display = style({})
globalStyle(`p${display}`, { fontFamily: font.display, fontSize: fontSize.displayS, lineHeight: lineHeight.display })
