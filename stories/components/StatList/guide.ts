import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A few key figures and what they count.',
  alsoCalled: ['facts', 'key figures', 'description list'],
  anatomy: [
    { part: 'Figure', find: 'dl > div:first-child > dd' },
    { part: 'Label', find: 'dl > div:first-child > dt' },
  ],
  use: ['For three or four numbers to take in at a glance.'],
  avoid: ['For amounts that add up, use AmountRows.', 'For tabular data, use BookingTable.'],
  keyboard: [],
  accessibility: ['A description list; screen readers announce the term first, whatever the visual order.'],
  content: ['One or two words per term.'],
  dos: [{ text: 'Round the figures.', example: 'rounded' }],
  donts: [{ text: 'Don’t give figures that nobody can remember.', example: 'exact' }, 'Don’t use more than four.'],
}
