import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { duration, ease, layer } from '../../tokens/scale.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** Wraps a button and its panel. Without scripts the panel opens on hover or focus within. */
export const popoverAnchor = style({})
export const popover = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  animation: `${appear} ${duration.base} ${ease.enter}`,
  selectors: {
    [`${popoverAnchor}:is(:hover, :focus-within) > &`]: { '@media': { [media.noScript]: { display: 'block' } } },
  },
})
