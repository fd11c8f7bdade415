import { style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { inverseOver } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { layer, shape, space } from '../../tokens/scale.ts'

export const chat = style([
  {
    position: 'fixed',
    insetInlineEnd: space[3.5],
    bottom: space[3.5],
    zIndex: layer.raised,
    width: 54,
    height: 54,
    display: 'grid',
    placeItems: 'center',
    borderRadius: shape.speech,
    background: color.surface.inverse,
    color: color.ink.inverse,
    border: `2px solid ${color.surface.raised}`,
    boxShadow: color.shadow.lift,
    ':focus-visible': { borderRadius: shape.speech },
    // Hidden while somebody types or tabs elsewhere, until it has focus itself.
    selectors: { 'body:has(:focus-visible) &:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
    '@media': {
      [from(601)]: { insetInlineEnd: space[5], bottom: space[5], width: 60, height: 60 },
      [media.forcedColors]: { borderColor: 'LinkText' },
      [media.print]: { display: 'none' },
    },
  },
  inverseOver,
])
