import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The selling price, then the list price, then the saving.',
  alsoCalled: ['amount', 'discount', 'strike-through', 'rupees'],
  anatomy: [
    { part: 'Selling price', find: 'p > span:first-child' },
    { part: 'List price, struck through (optional)', find: 's' },
    { part: 'Saving (optional)', find: 'p + div > p:first-child' },
    { part: 'Note (optional)', find: 'p + div > p + p' },
  ],
  use: ['On cards and details, in one size per context.'],
  avoid: ['For rows of amounts, use AmountRows.', 'In a sentence, use text.'],
  keyboard: [],
  accessibility: [
    'Screen readers don’t announce a strikethrough: `listLabel` is announced before the list price.',
    'The selling price comes first, for screen readers too.',
  ],
  content: ['Pass the price formatted: “₹18,000”, or “INR 18,000” where the context requires it.', '“Save ₹3,500”.'],
  dos: [
    { text: 'Use one size for all cards of a row.', example: 'oneSize' },
    { text: 'Show a list price only with a saving.', example: 'saving' },
  ],
  donts: [
    { text: 'Don’t mix sizes in a row.', example: 'mixedSizes' },
    { text: 'Don’t show a list price that is not higher.', example: 'listNotHigher' },
    'Don’t omit `listLabel`.',
  ],
}
