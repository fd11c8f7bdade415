/** The foot of a card that sells: the stepper beside the button, or above it where the card is narrow. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { field } from '../QuantityStepper/QuantityStepper.css.ts'

/** Two steps of 44 px, a figure of 46, two borders. */
const STEPPER = '137px'
const narrow = '(max-width: 269px)'

/** Round the card, for `row` to measure. What measures itself has no width of its own, so it takes its parent's. */
export const room = style({ containerType: 'inline-size', width: '100%' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${STEPPER} minmax(0, 1fr)`,
  gap: 10,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.print]: { display: 'none' } },
})
// The stepper's own box is not there for the layout: its problem then runs under the button as well.
globalStyle(`${row} > ${field}`, { display: 'contents' })
globalStyle(`${row} > ${field} > p`, { gridColumn: '1 / -1' })

export const button = style({
  gridRow: 1,
  gridColumn: 2,
  display: 'grid',
  '@container': { [narrow]: { gridRow: 'auto', gridColumn: 'auto' } },
})
globalStyle(`${button} > button`, { paddingInline: 12 })
