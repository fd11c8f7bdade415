import { style } from '@vanilla-extract/css'
import { opens } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, space } from '../../tokens/scale.ts'
import { box } from '../Field/Field.css.ts'

export const root = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const control = style({ position: 'relative', display: 'grid' })
export const input = style([
  box,
  {
    paddingInlineEnd: 46,
    fontWeight: fontWeight.semibold,
    fontFeatureSettings: '"tnum" 1, "lnum" 1',
    cursor: 'pointer',
    // A date keeps its order in a text from right to left, and stays at the start of the field.
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    selectors: {
      // Read-only here means that the calendar below sets the value.
      '&&:read-only': { background: color.surface.raised, borderStyle: 'solid' },
      '&::placeholder': { fontWeight: fontWeight.regular },
    },
  },
  opens,
])
export const icon = style({
  position: 'absolute',
  insetInlineEnd: space[3.5],
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})
