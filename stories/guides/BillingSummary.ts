import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What a booking came to, on a sunlit panel beside its details.',
  anatomy: ['Title', 'Amount rows'],
  use: ['Next to the details of a booking that exists, on its page or receipt.'],
  avoid: ['While somebody can still change what is booked: CartSummary.', 'For rows alone: AmountRows.'],
  keyboard: [],
  accessibility: ['A region named by its title; choose `level` to fit the outline.'],
  content: ['The same row names as on the receipt.'],
  dos: ['Close with the balance as `big`.'],
  donts: ['Don’t put buttons in it: they belong to the page.'],
}
