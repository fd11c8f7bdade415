import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { opens } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { box } from '../Field/Field.css.ts'
import { space } from '../../tokens/scale.ts'

export const control = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const select = style([
  box,
  {
    appearance: 'none',
    paddingInlineEnd: 46,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      // Every select matches :read-only, which the box draws dashed.
      '&:read-only:not(:disabled)': { background: color.surface.raised, borderStyle: 'solid' },
      '&[data-empty]': { color: color.ink.placeholder },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto', paddingInlineEnd: space[3.5] } },
  },
  opens,
])
/** The system draws the list: it must not inherit the placeholder's colour. */
export const option = style({
  color: color.ink.default,
  background: color.surface.raised,
  ':disabled': { color: color.ink.disabled },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[3.5],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' }, [media.print]: { display: 'none' } },
})
