import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius } from '../../tokens/scale.ts'

export const join = style({ display: 'flex', gap: 8, alignItems: 'stretch' })
export const input = style({ flex: 1, minWidth: 0, display: 'grid' })
export const applied = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 44px',
  gap: 12,
  alignItems: 'center',
  padding: '8px 6px',
  paddingInlineStart: 14,
  border: `1.5px dashed ${color.success.border}`,
  borderRadius: radius.s,
  background: color.success.bg,
  color: color.success.ink,
  lineHeight: 1.3,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})
export const code = style({ fontWeight: fontWeight.bold })
export const saved = style({ fontSize: fontSize.small })
