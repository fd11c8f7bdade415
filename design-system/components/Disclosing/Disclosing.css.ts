import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { duration, ease, layer } from '../../tokens/scale.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** A disclosure. Where no script opens its panel, pointing at it or focus inside does. */
export const discloses = style({})
export const disclosed = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  animation: `${appear} ${duration.base} ${ease.enter}`,
  selectors: {
    [`${discloses}:is(:hover, :focus-within) > &`]: { '@media': { [media.noScript]: { display: 'block' } } },
  },
})
