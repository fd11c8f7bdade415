import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One thing in the cart: what, when, for how much, and how to take it out.',
  anatomy: [
    'Picture (optional)',
    'Name',
    'Details',
    'Day arc (optional)',
    'Date, badge and action (optional)',
    'Price, and what it was',
    'Bin (optional)',
  ],
  use: ['In a CartGroup.'],
  avoid: ['For the short list under the cart button: MiniCart.', 'For what is booked already: BookingDetails.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the bin.' },
    { keys: 'Enter, Space', does: 'Press; does nothing while the line is being removed.' },
  ],
  accessibility: ['The bin’s name says what goes: “Remove Golden Hour”.', 'A list price is announced by its label.'],
  content: ['Details are a few words each: category, size, quantity.', 'Dates as “12 Dec 2026”.'],
  dos: ['Keep quantity as text: nothing changes it in place.'],
  donts: ['Don’t hide the bin behind a swipe.'],
}
