import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { hiddenText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, radius, space } from '../../tokens/scale.ts'
import { popover } from '../usePopover/popover.css.ts'

const PHONE = below(480)

export const wrapper = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
})
/** Three filters of a list share one row of a phone. */
globalStyle(`${wrapper} > button`, {
  '@media': { [PHONE]: { gap: space[1.5], paddingInline: space[2.5], fontSize: fontSize.small } },
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
/** On a phone for screen readers only, so that filters fit in one row. */
export const value = style({
  fontWeight: fontWeight.regular,
  '@media': { [PHONE]: hiddenText },
})

const under = style([
  popover,
  {
    top: `calc(100% + ${space[2]})`,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: 'min(320px, 100vw - 40px)',
    maxHeight: ['60vh', '60dvh'],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
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
