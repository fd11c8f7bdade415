import { style } from '@vanilla-extract/css'
import { media, rtl } from '../../../design-system/styles/index.ts'
import { price } from '../../../design-system/styles/text.css.ts'
import { color, fontSize, radius, space } from '../../../design-system/tokens/index.ts'

export const strip = style({ borderBlock: `1px solid ${color.border.strong}` })
const SKY = 86
export const track = style({ position: 'relative', minWidth: '41rem' })
export const way = style({
  position: 'absolute',
  inset: '0 0 auto',
  width: '100%',
  height: SKY,
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: color.border.control,
  strokeWidth: 1.5,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
  selectors: { [rtl]: { scale: '-1 1' } },
})
export const hours = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', paddingTop: SKY })
export const hour = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: `${space[3]} ${space[3.5]} 15px`,
  borderInlineStart: `1px solid ${color.border.hairline}`,
  selectors: { '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 } },
})
export const time = style([price, { display: 'block', fontSize: fontSize.priceM, lineHeight: 1.15 }])

/** How high the sun stands, in pixels below the strip's top, hour by hour: points of the way. */
const HEIGHTS = [72, 31, 18, 41, 76]
const sun = style({
  position: 'absolute',
  insetInlineStart: space[1.5],
  width: 18,
  height: 18,
  borderRadius: radius.pill,
  background: color.surface.canvas,
  border: `1.75px solid ${color.border.control}`,
  translate: '0 -50%',
  selectors: Object.fromEntries(
    HEIGHTS.map((height, at) => [
      `${hour}:nth-of-type(${at + 1}) > &`,
      { top: height - SKY, ...(at === 0 && { insetInlineStart: space[1] }) },
    ]),
  ),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const mark = {
  sun,
  golden: style([
    sun,
    {
      width: 34,
      height: 34,
      insetInlineStart: `-${space[0.5]}`,
      background: color.action.bg,
      borderColor: color.action.border,
    },
  ]),
  moon: style([sun, { background: color.ink.default, borderColor: color.ink.default }]),
}
