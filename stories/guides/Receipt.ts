import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'What was paid, to be kept: on the screen, on paper, as a PDF.',
  anatomy: ['Who it is from', 'Title', 'Print', 'Numbers and days', 'Table of what was paid for', 'Totals', 'Note'],
  use: ['After a payment and with a booking.'],
  avoid: ['For amounts that may still change: CartSummary.', 'For a booking that is only looked at: BillingSummary.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to Print.' }],
  accessibility: [
    'A native table with a caption and row headers; totals are a list of terms and values.',
    'On paper: black on white, without button and slate; no line is torn between pages.',
  ],
  content: ['Amounts formatted, with their sign: “− ₹4,500”.', 'Days written out: “21 Nov 2026”.'],
  dos: ['Name the numbers as the customer service asks for them.'],
  donts: ['Don’t put anything on it that the payment did not say.'],
}
