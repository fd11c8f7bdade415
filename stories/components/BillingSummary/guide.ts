import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The costs of a booking, on a sunlit panel beside its details.',
  alsoCalled: ['invoice', 'address block'],
  anatomy: [
    { part: 'Title', find: 'h3' },
    { part: 'Amount rows', find: 'dl' },
  ],
  use: ['Beside the details of an existing booking, on its page or receipt.'],
  avoid: ['While the booking can still be changed, use CartSummary.', 'For rows alone, use AmountRows.'],
  keyboard: [],
  accessibility: ['A region named by its title.'],
  content: ['Use the same row labels as on the receipt.'],
  dos: [{ text: 'End with the balance as `big`.', example: 'balanceLast' }],
  donts: [
    { text: 'Don’t leave the balance among the other rows.', example: 'balanceLost' },
    'Don’t put buttons in it: they belong to the page.',
  ],
}
