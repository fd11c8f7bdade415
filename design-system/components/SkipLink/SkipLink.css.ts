import { style } from '@vanilla-extract/css'
import { inverseOver } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, layer, radius, space } from '../../tokens/scale.ts'

export const link = style([
  {
    position: 'fixed',
    insetInlineStart: space[4],
    top: space[3],
    zIndex: layer.skip,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: `${space[2]} ${space[4.5]}`,
    borderRadius: radius.s,
    background: color.surface.inverse,
    color: color.ink.inverse,
    fontWeight: fontWeight.semibold,
    border: `1px solid ${color.border.inverse}`,
    translate: '0 -90px',
    ':focus': { translate: 'none' },
    '@media': { print: { display: 'none' } },
  },
  inverseOver,
])
