import { style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { inverseOver } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { layer, shape, space } from '../../tokens/scale.ts'

export const chat = style([
  {
    width: 54,
    height: 54,
    // A narrow page has it at its end, because it would cover words and buttons.
    marginInline: `auto ${space[3.5]}`,
    marginBlock: space[3.5],
    display: 'grid',
    placeItems: 'center',
    borderRadius: shape.speech,
    background: color.surface.inverse,
    color: color.ink.inverse,
    border: `2px solid ${color.surface.raised}`,
    boxShadow: color.shadow.lift,
    ':focus-visible': { borderRadius: shape.speech },
    '@media': {
      // A wide page has room for it in the margin.
      [from(1200)]: {
        position: 'fixed',
        zIndex: layer.raised,
        insetInlineEnd: space[0.5],
        bottom: space[3.5],
        width: 44,
        height: 44,
        margin: 0,
      },
      [from(1500)]: { insetInlineEnd: space[5], bottom: space[5], width: 60, height: 60 },
      [media.forcedColors]: { borderColor: 'LinkText' },
      [media.print]: { display: 'none' },
    },
  },
  inverseOver,
])
