/** Shared by radios and checkboxes: mark, label and fieldset. */
import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { hoverAndPress } from '../../styles/pointer.ts'
import { display, label as labelText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, lineHeight, radius, shape, size, space } from '../../tokens/scale.ts'

export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  minWidth: 0,
  width: '100%',
})
export const legend = styleVariants({
  label: [labelText],
  title: [display, { fontSize: fontSize.titleS, lineHeight: lineHeight.label, marginBottom: space[0.5] }],
})
export const options = styleVariants(
  { 1: 'minmax(0, 1fr)', 2: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))' },
  (columns) => ({
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: space[5],
  }),
)
export const optional = style({ fontWeight: 400, color: color.ink.subtle })

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: size.target,
  paddingBlock: space[2.5],
  cursor: 'pointer',
  lineHeight: '24px',
  selectors: { '&:has(:disabled)': { color: color.ink.disabled, cursor: 'not-allowed' } },
})
const mark = style([
  {
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    border: `1.75px solid ${color.border.control}`,
    background: color.surface.raised,
    cursor: 'inherit',
    transition: `background ${duration.instant} ${ease.standard}`,
    selectors: {
      '&:disabled': { background: color.action.disabledBg, borderColor: color.border.default },
      '&[aria-invalid="true"], [data-invalid] &': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
      },
    },
    // The system draws its own mark in forced colours.
    '@media': { [media.forcedColors]: { appearance: 'auto', background: 'none' } },
  },
  hoverAndPress(
    { borderColor: color.border.strong },
    { borderColor: color.border.strong, backgroundColor: color.action.quietPressed },
    option,
  ),
])
const selected = { background: color.action.selectedBg, borderColor: color.action.selectedBg, boxShadow: 'none' }
export const checkbox = style([
  mark,
  {
    borderRadius: shape.tickBox,
    ':focus-visible': { borderRadius: shape.tickBox },
    selectors: {
      '&:is(:checked, :indeterminate):not(:disabled)': selected,
      '&:checked::after, &:indeterminate::after': {
        content: '',
        width: 12,
        height: 7,
        border: `solid ${color.action.selectedInk}`,
      },
      '&:checked::after': { borderWidth: '0 0 2.5px 2.5px', transform: 'translateY(-2px) rotate(-45deg)' },
      '&:indeterminate::after': { height: 0, borderWidth: '2.5px 0 0', transform: 'none' },
      '&:disabled::after': { borderColor: color.ink.disabled },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:checked::after, &:indeterminate::after': { display: 'none' } } },
    },
  },
])
export const radio = style([
  mark,
  {
    borderRadius: radius.pill,
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      '&:checked:not(:disabled)': { borderColor: color.action.selectedBg, borderWidth: 2 },
      '&:checked::after': {
        content: '',
        width: 12,
        height: 12,
        borderRadius: radius.pill,
        background: color.action.selectedBg,
      },
      '&:checked:disabled::after': { background: color.ink.disabled },
    },
    '@media': { [media.forcedColors]: { selectors: { '&:checked::after': { display: 'none' } } } },
  },
])
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const about = style({
  display: 'block',
  fontSize: fontSize.caption,
  lineHeight: lineHeight.small,
  color: color.ink.subtle,
})
export const count = style({
  color: color.ink.subtle,
  fontSize: fontSize.small,
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
})
