import { style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { inverseOver } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { layer } from '../../tokens/scale.ts'

const shape = '50% 50% 6px 50%'

export const chat = style([
  {
    position: 'fixed',
    insetInlineEnd: 14,
    bottom: 14,
    zIndex: layer.raised,
    width: 54,
    height: 54,
    display: 'grid',
    placeItems: 'center',
    borderRadius: shape,
    background: color.surface.inverse,
    color: color.ink.inverse,
    border: `2px solid ${color.surface.raised}`,
    boxShadow: color.shadow.lift,
    ':focus-visible': { borderRadius: shape },
    // It stays out of the way of whoever goes by keyboard or types, until it is its turn.
    selectors: { 'body:has(:focus-visible) &:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
    '@media': {
      [from(601)]: { insetInlineEnd: 20, bottom: 20, width: 60, height: 60 },
      [media.forcedColors]: { borderColor: 'LinkText' },
      [media.print]: { display: 'none' },
    },
  },
  inverseOver,
])
