import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What it costs, then what it did, then what is saved.',
  anatomy: ['Selling price', 'List price, struck through (optional)', 'Saving (optional)'],
  use: ['On cards and details, one size each place.'],
  avoid: ['For rows of amounts: AmountRows.', 'In a sentence: text.'],
  keyboard: [],
  accessibility: [
    'A line through a price is not heard: `listLabel` is read before it.',
    'Selling price first, also for who listens.',
  ],
  content: ['Format before: “₹18,000”, or “INR 18,000” where the place says so.', '“Save ₹3,500”.'],
  dos: ['Use one size for all cards of a row.'],
  donts: ['Don’t give a list price that is not higher.', 'Don’t leave out `listLabel`.'],
}
