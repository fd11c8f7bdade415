import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, radius, space } from '../../tokens/scale.ts'
import { popover } from '../usePopover/popover.css.ts'

export const wrapper = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const value = style({ fontWeight: fontWeight.regular })

const under = style([
  popover,
  {
    top: `calc(100% + ${space[2]})`,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: 'min(320px, 100vw - 40px)',
    maxHeight: ['60vh', '60dvh'],
    overflowY: 'auto',
    padding: `${space[3.5]} ${space[4.5]}`,
    background: color.surface.overlay,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.m,
    boxShadow: color.shadow.overlay,
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
])
/** The button's edge the panel is aligned with. */
export const panel = styleVariants({
  start: [under, { insetInlineStart: 0 }],
  end: [under, { insetInlineEnd: 0 }],
})
