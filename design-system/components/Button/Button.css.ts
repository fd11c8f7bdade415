import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../styles/busy.css.ts'
import { media } from '../../styles/media.ts'
import { hoverAndPress, inverse, quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, fontWeight, lineHeight, radius, size, space } from '../../tokens/scale.ts'

const still = { background: color.action.disabledBg, borderColor: color.border.default }

export const button = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2.5],
  minHeight: size.control,
  padding: `${space[2]} ${space[5.5]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.s,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${duration.quick} ${ease.standard}, transform ${duration.instant} ${ease.standard}`,
  selectors: {
    '&:focus-visible': { borderRadius: radius.s },
    '&[aria-disabled="true"]': {
      ...still,
      color: color.action.disabledInk,
      cursor: 'not-allowed',
      flexDirection: 'column',
      gap: 0,
    },
    '&[data-busy]': { ...still, color: color.ink.default, cursor: 'progress' },
    '&[data-busy]::after': stripes,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
    [media.print]: { display: 'none' },
  },
})
export const variant = styleVariants({
  primary: [
    { background: color.action.bg, color: color.action.ink, borderColor: color.action.border },
    hoverAndPress(
      { background: color.action.bgHover, boxShadow: `inset 0 -3px 0 ${color.action.border}` },
      {
        background: color.action.bgPressed,
        boxShadow: `inset 0 2px 0 ${color.action.border}`,
        transform: 'translateY(1px)',
      },
    ),
  ],
  secondary: [{ color: color.ink.default, borderColor: color.border.strong }, quiet],
  inverse: [{ color: color.ink.inverse, borderColor: color.ink.inverse }, inverse],
})
export const sizes = {
  medium: '',
  large: style({ minHeight: size.controlLarge, paddingInline: space[7], fontSize: '1.15rem' }),
}
export const widths = { content: '', full: style({ width: '100%' }) }

export const words = style({ display: 'inline-grid', justifyItems: 'center' })
export const word = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: space[2.5] })
export const reason = style({
  fontSize: fontSize.caption,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.small,
})
export const away = style([word, { visibility: 'hidden' }])
