import { style } from '@vanilla-extract/css'
import { label as labelText } from '../../styles/text.css.ts'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  alignContent: 'start',
  width: '100%',
})
export const label = style([
  labelText,
  { justifySelf: 'start', minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
])
export const optional = style({ fontWeight: fontWeight.regular, color: color.ink.subtle })
export const hint = style({ fontSize: fontSize.caption, lineHeight: lineHeight.small, color: color.ink.subtle })
export const problem = style({
  display: 'flex',
  gap: space[1.5],
  alignItems: 'flex-start',
  fontSize: fontSize.small,
  lineHeight: lineHeight.small,
  fontWeight: fontWeight.medium,
  color: color.danger.ink,
})
export const problemIcon = style({ display: 'inline-flex', paddingTop: 1, color: color.danger.icon })

/** The input box. Its state comes from ARIA attributes and pseudo-classes. */
export const box = style({
  width: '100%',
  minHeight: 52,
  margin: 0,
  padding: `${space[2.5]} ${space[3.5]}`,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.s,
  background: color.surface.raised,
  color: color.ink.default,
  fontSize: '1.06rem',
  lineHeight: lineHeight.snug,
  ':focus-visible': { borderRadius: radius.s },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger.border, boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
    '&[aria-invalid="true"]:focus-visible': {
      boxShadow: `0 0 0 2px ${color.focus.inner}, inset 0 0 0 1px ${color.danger.border}`,
    },
    '&:read-only': { background: color.surface.sunken, borderStyle: 'dashed' },
    '&:disabled': {
      background: color.action.disabledBg,
      color: color.action.disabledInk,
      borderStyle: 'solid',
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: 3 } } } },
})
