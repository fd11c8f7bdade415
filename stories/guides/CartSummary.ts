import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Total, coupon, what to pay now, what remains: in the order one asks. Sticks beside a wide cart.',
  anatomy: [
    'Slate',
    'Title',
    'Lines in short (optional)',
    'Amount rows',
    'Coupon (optional)',
    'Amount field (optional)',
    'Payable now',
    'Rows after it',
    'Action',
    'Note',
  ],
  use: ['Beside the cart and the checkout, in the side of Columns.'],
  avoid: ['After the booking: BillingSummary.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through coupon, amount field and action, in the order they are seen.' }],
  accessibility: [
    'A region named by its title; `aria-busy` while amounts are worked out again.',
    'The amounts are one description list each, so labels and figures are read together.',
  ],
  content: ['“Payable now” is the figure that counts; “balance” what comes later.'],
  dos: ['Keep the old figures while `busy`: nothing jumps.'],
  donts: ['Don’t put a second primary button in it.'],
}
