import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, radius } from '../../tokens/scale.ts'

export const field = style({ display: 'grid', gap: 6, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })

export const group = recipe({
  base: {
    display: 'inline-grid',
    border: `1.5px solid ${color.border.control}`,
    borderRadius: radius.s,
    background: color.surface.raised,
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
    selectors: {
      '&[data-invalid]': { borderColor: color.danger.border, boxShadow: `inset 0 0 0 1px ${color.danger.border}` },
    },
  },
  variants: {
    size: {
      medium: { gridTemplateColumns: '44px 46px 44px' },
      /** Takes the width of its parent: product cards on phones. */
      full: { display: 'grid', width: '100%', gridTemplateColumns: '44px minmax(46px, 1fr) 44px' },
    },
  },
  defaultVariants: { size: 'medium' },
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 45,
  borderRadius: 4,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ':hover': { background: color.action.quietHover },
  ':focus-visible': { zIndex: 1, position: 'relative' },
  selectors: {
    '&[aria-disabled="true"]': { color: color.ink.disabled, background: 'none', cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
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
  ':focus-visible': { zIndex: 1, position: 'relative' },
})
