/** The foot of a card that sells: the stepper beside the button, or above it where the card is narrow. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { box, field } from '../QuantityStepper/QuantityStepper.css.ts'
import { space } from '../../tokens/scale.ts'

/** Two steps of 44 px, a figure of 46, two borders. */
const STEPPER = '137px'

// It wraps instead of asking how wide the card is: a container query for each card of a list costs more than its layout.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  '@media': { [media.print]: { display: 'none' } },
})
// The stepper's own box is not there for the layout: its problem then runs under the button as well.
globalStyle(`${row} > ${field}`, { display: 'contents' })
globalStyle(`${row} > ${field} > p`, { order: 1, flexBasis: '100%' })
globalStyle(`${row} ${box}`, { flex: `1 0 ${STEPPER}` })
// In one line nearly all that is left over is the button's, in two each fills its own.
globalStyle(`${row} > button`, { flex: '999 1 122px', paddingInline: space[3] })
