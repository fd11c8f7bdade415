import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Who booked what: the customer, then packages, outfits and stays with their prices.',
  anatomy: [
    { part: 'Facts about the customer', find: 'dl' },
    { part: 'Scrollable box', find: '[role="group"]' },
    { part: 'Sections with title and amount', find: 'div:has(> h3)' },
    { part: 'Groups within a section', find: 'div:has(> div > h4)' },
    { part: 'Lines with name, detail, quantity and price', find: 'li' },
    'Billing panel (optional)',
  ],
  use: ['For an existing booking, in a dialog or on a page.'],
  avoid: ['For a cart, use CartGroup and CartLine.', 'For many bookings, use BookingTable.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the list if it overflows its box.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the list while it has focus.' },
  ],
  accessibility: [
    'The scrollable box is a named group and takes focus only if its content overflows.',
    '`listLabel` announces the list price, because screen readers don’t announce a strikethrough.',
  ],
  content: ['Name the box by its content: “What you booked”.', 'Quantities follow the name: “× 2”.'],
  dos: [{ text: 'Say how many by “× 2” after the name.', example: 'counted' }, 'Pass a BillingSummary as `billing`.'],
  donts: [
    { text: 'Don’t repeat a line for each piece.', example: 'repeated' },
    'Don’t omit `listLabel` if there is a list price.',
  ],
}
