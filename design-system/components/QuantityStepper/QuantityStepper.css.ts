import { style, styleVariants } from '@vanilla-extract/css'
import { stripes } from '../../styles/busy.css.ts'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, layer, radius, shape, space } from '../../tokens/scale.ts'

export const field = style({
  display: 'grid',
  gap: space[1.5],
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const box = style({
  display: 'inline-grid',
  gridTemplateColumns: '44px 46px 44px',
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.s,
  background: color.surface.raised,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  selectors: {
    '&[data-invalid]': { borderColor: color.danger.border, boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
    '&[data-fixed]': { background: color.surface.sunken, borderStyle: 'dashed' },
    '&[aria-busy]': { position: 'relative', overflow: 'hidden' },
    '&[aria-busy]::after': stripes,
  },
})
export const group = {
  medium: box,
  /** Takes its parent's width: product cards on phones. */
  full: style([box, { display: 'grid', width: '100%', gridTemplateColumns: '44px minmax(44px, 1fr) 44px' }]),
}
export const button = style([
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 45,
    borderRadius: shape.step,
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    ':focus-visible': { zIndex: layer.above, position: 'relative' },
    selectors: {
      '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
  },
  quiet,
])
const bar = { content: '', gridArea: '1 / 1', width: 12, borderTop: '2px solid' } as const
/** Drawn as backgrounds instead of elements: a list has a stepper per card. */
export const sign = styleVariants({
  minus: [button, { '::before': bar }],
  plus: [button, { '::before': bar, '::after': { ...bar, rotate: '90deg' } }],
})
export const input = style({
  width: '100%',
  minWidth: 0,
  border: 0,
  borderInline: `1px solid ${color.border.hairline}`,
  background: 'none',
  textAlign: 'center',
  fontWeight: fontWeight.semibold,
  fontSize: '1.1rem',
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  ':focus-visible': { zIndex: layer.above, position: 'relative' },
})
