import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A record of a payment, for the screen, print or PDF.',
  anatomy: [
    { part: 'Issuer', find: 'p:first-child' },
    { part: 'Title', find: 'h2' },
    { part: 'Print button', find: 'button' },
    { part: 'Numbers and dates', find: 'dl:first-of-type:not(div > div > div > dl)' },
    { part: 'Table of items', find: 'table' },
    { part: 'Totals', find: 'table + div' },
    { part: 'Note', find: 'table ~ p' },
  ],
  use: ['After a payment and with a booking.'],
  avoid: ['For amounts that may still change, use CartSummary.', 'To view a booking, use BillingSummary.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to Print.' }],
  accessibility: [
    'A native table with a caption and row headers; totals are a description list.',
    'In print: black on white, without button and slate; no line is split between pages.',
  ],
  content: ['Amounts formatted, with their sign: “− ₹4,500”.', 'Dates as “21 Nov 2026”.'],
  dos: [{ text: 'Label the numbers as customer service asks for them.', example: 'asAsked' }],
  donts: [
    { text: 'Don’t use names from a database.', example: 'technical' },
    'Don’t show anything that is not part of the payment’s data.',
  ],
}
