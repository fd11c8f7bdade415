import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures, label as labelText } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

const run = keyframes({ to: { backgroundPosition: '-44px 0' } })

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], width: '100%' })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  flexWrap: 'wrap',
})
export const label = labelText
export const text = style([figures, { whiteSpace: 'normal', minWidth: 0 }])
/** A moving slate if indeterminate, else a plain bar. A native element, so no style attribute sets the width. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 12,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: color.surface.raised,
  color: color.ink.default,
  selectors: {
    '&:indeterminate': {
      background: `repeating-linear-gradient(118deg, ${color.ink.default} 0 10px, ${color.ornament.slateSun} 10px 20px)`,
      backgroundSize: '200% 100%',
      animation: `${run} 1.1s linear infinite`,
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&:indeterminate': { background: 'none' } } } },
})
// Separate rules: a browser drops a whole rule with an unknown selector.
globalStyle(`${bar}::-webkit-progress-bar`, { background: 'transparent' })
globalStyle(`${bar}::-webkit-progress-value`, { background: color.ink.default })
globalStyle(`${bar}::-moz-progress-bar`, { background: color.ink.default })
globalStyle(`${bar}:indeterminate::-moz-progress-bar`, { background: 'transparent' })
