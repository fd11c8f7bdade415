import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Amounts, one below the other, the figures aligned: how a total came about.',
  anatomy: ['Label and amount of each row', 'Rule above a total'],
  use: ['For a total and what it is made of, in a summary, a receipt, a mini bill.'],
  avoid: ['For a whole panel with a title: BillingSummary or CartSummary.', 'For figures that don’t add up: StatList.'],
  keyboard: [],
  accessibility: [
    'A description list: each label is read with its amount.',
    'The tone changes only the look: the minus sign of a discount has to be in the text.',
  ],
  content: ['Format the amount before: “− ₹4,500”, with a real minus sign.', 'Short labels without a colon.'],
  dos: ['Use `big` once, for the figure that counts.', 'Put `total` after the rows it adds up.'],
  donts: ['Don’t show a row that is zero unless its absence would be asked about.', 'Don’t colour amounts by hand.'],
}
