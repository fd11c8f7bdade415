import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'Total, coupon, amount to pay now and balance, in the order users need them. Sticky beside the cart on wide screens.',
  anatomy: [
    'Slate',
    'Title',
    'Short lines (optional)',
    'Amount rows',
    'Coupon (optional)',
    'Amount field (optional)',
    'Payable now',
    'Rows after it',
    'Action',
    'Note',
  ],
  use: ['Beside the cart and the checkout, in the side column of Columns.'],
  avoid: ['After the booking, use BillingSummary.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through coupon, amount field and action, in visual order.' }],
  accessibility: [
    'A region named by its title; `aria-busy` while amounts are recalculated.',
    'Each set of amounts is a description list, so labels and figures are announced together.',
  ],
  content: ['“Payable now” is the most important figure; “balance” is due later.'],
  dos: ['Keep the old figures while `busy`, so that the layout doesn’t shift.'],
  donts: ['Don’t put a second primary button in it.'],
}
