import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One item in the cart: name, date, price and a way to remove it.',
  alsoCalled: ['line item', 'basket item'],
  anatomy: [
    { part: 'Picture (optional)', find: 'article > div:has(img)' },
    { part: 'Name', find: 'h3' },
    { part: 'Details', find: 'h3 + p' },
    { part: 'Day arc (optional)', find: 'div:has(> div > svg[viewBox="0 0 240 50"])' },
    { part: 'Date and action (optional)', find: 'div:has(> p + button)' },
    { part: 'Price and list price', find: 'p:has(s)' },
    { part: 'Remove button (optional)', find: 'article > :last-child button' },
  ],
  use: ['In a CartGroup.'],
  avoid: ['For the short list under the cart button, use MiniCart.', 'For items already booked, use BookingDetails.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the remove button.' },
    { keys: 'Enter, Space', does: 'Activate it; do nothing while the line is being removed.' },
  ],
  accessibility: [
    'The remove button’s name includes the item: “Remove Golden Hour”.',
    'A list price is announced by its label.',
  ],
  content: ['Details are a few words each: category, size, quantity.', 'Dates as “12 Dec 2026”.'],
  dos: [{ text: 'Show the quantity as text: it is not editable here.', example: 'asText' }],
  donts: [
    { text: 'Don’t put a stepper on the line.', example: 'withStepper' },
    'Don’t hide the remove button behind a swipe.',
  ],
}
