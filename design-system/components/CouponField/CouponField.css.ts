import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

export const join = style({ display: 'flex', gap: space[2], alignItems: 'stretch' })
export const input = style({ flex: 1, minWidth: 0, display: 'grid' })
export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 44px',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[2]} ${space[1.5]}`,
  paddingInlineStart: space[3.5],
  border: `1.5px dashed ${color.success.border}`,
  borderRadius: radius.s,
  background: color.success.bg,
  color: color.success.ink,
  lineHeight: lineHeight.snug,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
export const code = style({
  fontWeight: fontWeight.bold,
  // While it is being removed.
  selectors: { [`${applied}:has([aria-busy='true']) &`]: { textDecoration: 'line-through' } },
})
export const saved = style({ fontSize: fontSize.small })
