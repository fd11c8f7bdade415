import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'Total, coupon, amount to pay now and balance, in the order users need them. Sticky beside the cart on wide screens.',
  alsoCalled: ['order summary', 'basket', 'checkout summary'],
  anatomy: [
    { part: 'Slate', find: 'section > div:empty' },
    { part: 'Title', find: 'h2' },
    { part: 'Short lines (optional)', find: 'ul' },
    { part: 'Amount rows', find: 'ul ~ dl:first-of-type' },
    { part: 'Coupon (optional)', find: 'form' },
    { part: 'Amount field (optional)', find: 'div:has(> form) ~ div:has(input)' },
    { part: 'Payable now', find: 'dl:last-of-type > div:nth-child(2)' },
    { part: 'Rows after it', find: 'dl:last-of-type > div:last-child' },
    { part: 'Action', find: 'section > div > button' },
    { part: 'Note', find: 'section > div > div:last-child' },
  ],
  use: ['Beside the cart and the checkout, in the side column of Columns.'],
  avoid: ['After the booking, use BillingSummary.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through coupon, amount field and action, in visual order.' }],
  accessibility: [
    'A region named by its title; `aria-busy` while amounts are recalculated.',
    'Each set of amounts is a description list, so labels and figures are announced together.',
  ],
  content: ['“Payable now” is the most important figure; “balance” is due later.'],
  dos: [
    { text: 'Keep the old figures while `busy`, so that the layout doesn’t shift.', example: 'oldFigures' },
    { text: 'Give it one action.', example: 'onePrimary' },
  ],
  donts: [
    { text: 'Don’t blank the figures while new ones are worked out.', example: 'emptied' },
    { text: 'Don’t put a second primary button in it.', example: 'twoPrimaries' },
  ],
}
