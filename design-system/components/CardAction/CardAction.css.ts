/** The foot of a selling card: the stepper beside the button, or above it on a narrow card. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { box, field } from '../QuantityStepper/QuantityStepper.css.ts'
import { space } from '../../tokens/scale.ts'

/** Two buttons of 44 px, a number of 46, two borders. */
const STEPPER = '137px'

// It wraps instead of using a container query: one per card costs more than the card's layout.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  '@media': { [media.print]: { display: 'none' } },
})
// The stepper's own box is dissolved so that its error message spans the button too.
globalStyle(`${row} > ${field}`, { display: 'contents' })
globalStyle(`${row} > ${field} > p`, { order: 1, flexBasis: '100%' })
// Two cards side by side in 320 px have 135 px each.
globalStyle(`${row} ${box}`, { flex: `1 1 ${STEPPER}`, minWidth: 0, gridTemplateColumns: '44px minmax(0, 1fr) 44px' })
// On one line the button takes nearly all the free space; on two lines each fills its own.
globalStyle(`${row} > :is(button, a)`, { flex: '999 1 122px', paddingInline: space[3] })
