import { styleVariants, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  maxWidth: '100%',
  minHeight: 28,
  paddingBlock: `3px ${space[0.5]}`,
  paddingInline: 11,
  border: '1.5px solid',
  borderRadius: radius.l,
  fontSize: fontSize.caption,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.label,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
const { success, warning, danger, info } = color
export const tone = styleVariants({
  neutral: [base, { background: color.surface.sunken, color: color.ink.default, borderColor: color.border.control }],
  strong: [
    base,
    { background: color.action.selectedBg, color: color.action.selectedInk, borderColor: color.action.selectedBg },
  ],
  sun: [base, { background: color.surface.sun, color: color.ink.default, borderColor: color.action.border }],
  success: [base, { background: success.bg, color: success.ink, borderColor: success.border }],
  warning: [base, { background: warning.bg, color: warning.ink, borderColor: warning.border }],
  danger: [base, { background: danger.bg, color: danger.ink, borderColor: danger.border }],
  info: [base, { background: info.bg, color: info.ink, borderColor: info.border }],
})
export const icon = style({ display: 'inline-flex', marginInlineStart: -3 })
