import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A large input for an amount in whole rupees, such as the amount to pay now.',
  alsoCalled: ['money input', 'currency field'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Rupee sign', find: 'span[aria-hidden]' },
    { part: 'Input', find: 'input' },
    { part: 'Error message', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For an amount that the user chooses, such as the booking amount.'],
  avoid: [
    'For a number of items, use QuantityStepper.',
    'For a range, use PriceRangeSlider.',
    'For a phone number, use PhoneField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field; leaving it commits the amount.' },
    { keys: 'Enter', does: 'Commits the amount and keeps focus in the field.' },
    { keys: '0 to 9', does: 'Enter the amount; all other characters are ignored.' },
    {
      keys: 'Ctrl + V',
      does: 'Replaces the selection with the digits of the pasted text: “₹1,00,000.50” becomes 100000.',
    },
  ],
  accessibility: [
    'The rupee sign is hidden from screen readers: include “in rupees” in the label or the hint.',
    'Opens the numeric keypad on phones.',
    'Hint and error message are the field’s description; an error marks it invalid.',
  ],
  content: [
    'Label it by what the amount is for: “Amount to pay now”.',
    'State the limits in the hint and again in the error message.',
  ],
  dos: [
    { text: 'Keep a rejected value in the field.', example: 'rejectedKept' },
    'Recalculate on commit, not at each digit.',
  ],
  donts: [
    { text: 'Don’t correct the amount silently.', example: 'corrected' },
    'Don’t format the value during typing.',
  ],
}
