import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A few figures and what they count.',
  anatomy: ['Figure', 'What it counts'],
  use: ['For three or four numbers that say something at a glance.'],
  avoid: ['For amounts that add up: AmountRows.', 'For a table of things: BookingTable.'],
  keyboard: [],
  accessibility: ['A description list; the term comes first for screen readers, whatever is drawn first.'],
  content: ['One or two words a term.'],
  dos: ['Round the figures.'],
  donts: ['Don’t use more than four.'],
}
