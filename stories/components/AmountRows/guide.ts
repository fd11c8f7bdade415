import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Aligned rows of amounts that show how a total is made up.',
  alsoCalled: ['price breakdown', 'totals'],
  anatomy: [
    { part: 'Label and amount of each row', find: 'dl > div:first-child' },
    { part: 'Rule above a total', find: 'dl > div:last-child' },
  ],
  use: ['For a total and its parts, in a summary, a receipt or a mini bill.'],
  avoid: [
    'For a complete panel with a title, use BillingSummary or CartSummary.',
    'For figures that don’t add up to a total, use StatList.',
  ],
  keyboard: [],
  accessibility: [
    'A description list: each label is announced with its amount.',
    'The tone is visual only: include the minus sign of a discount in the text.',
  ],
  content: ['Pass the amount formatted: “− ₹4,500”, with a true minus sign.', 'Short labels without a colon.'],
  dos: [
    { text: 'Put `total` after the rows it sums.', example: 'totalLast' },
    'Use `big` once, for the most important figure.',
  ],
  donts: [
    { text: 'Don’t put the total above its parts.', example: 'totalFirst' },
    'Don’t show a zero row unless users would miss it.',
    'Don’t colour amounts by hand.',
  ],
}
