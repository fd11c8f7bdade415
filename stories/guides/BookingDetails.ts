import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Who booked what: the person, then packages, outfits and stays with their prices.',
  anatomy: [
    'Facts about the person',
    'Box that scrolls',
    'Sections with title and amount',
    'Groups within a section',
    'Lines with name, detail, quantity and price',
    'Billing panel (optional)',
  ],
  use: ['For a booking that exists, in a dialog or on a page.'],
  avoid: ['For a cart: CartGroup and CartLine.', 'For many bookings: BookingTable.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list while it is taller than its box.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the list while it has focus.' },
  ],
  accessibility: [
    'The box that scrolls is a named group and takes focus only when there is more than it shows.',
    'A struck-through price is announced by `listLabel`, because the line through it is not heard.',
  ],
  content: ['Name the box by what is in it: “What you booked”.', 'Quantities are drawn behind the name: “× 2”.'],
  dos: ['Pass a BillingSummary as `billing`.'],
  donts: ['Don’t leave out `listLabel` where there is a list price.'],
}
