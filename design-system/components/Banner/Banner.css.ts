import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, size, space } from '../../tokens/scale.ts'

const band = style({ width: '100%', borderBlock: '1.5px solid', '@media': { [media.print]: { display: 'none' } } })
const { success, warning, danger, info } = color
export const tone = styleVariants({
  sun: [
    band,
    {
      background: color.surface.sun,
      color: color.ink.default,
      borderColor: color.action.border,
      // In some themes its colours are those of a warning.
      borderInlineStart: `${space[2]} solid ${color.ornament.slateSun}`,
    },
  ],
  success: [band, { background: success.bg, color: success.ink, borderColor: success.border }],
  warning: [band, { background: warning.bg, color: warning.ink, borderColor: warning.border }],
  danger: [band, { background: danger.bg, color: danger.ink, borderColor: danger.border }],
  info: [band, { background: info.bg, color: info.ink, borderColor: info.border }],
})
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: space[2],
  minHeight: 56,
})
export const icon = style({ display: 'inline-flex', alignSelf: 'start', paddingBlockStart: 11 })
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[5]}`,
  minWidth: 0,
})
export const words = style({
  flex: '1 1 20ch',
  minWidth: 0,
  paddingBlock: space[2],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.small,
  overflowWrap: 'anywhere',
})
export const dismiss = style({ alignSelf: 'start', marginInlineEnd: `-${space[3]}` })
