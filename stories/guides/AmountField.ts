import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Takes an amount in whole rupees, written large: what somebody wants to pay now.',
  anatomy: ['Label', 'Rupee sign, drawn', 'Input', 'Problem', 'Hint'],
  use: ['For an amount somebody chooses: the booking amount.'],
  avoid: [
    'For a number of things: QuantityStepper.',
    'For two ends of a range: PriceRangeSlider.',
    'For other digits, a phone number say: TextField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field; leaving it commits the amount.' },
    { keys: 'Enter', does: 'Commits the amount and stays in the field.' },
    { keys: '0 to 9', does: 'Type the amount; every other character is dropped.' },
    { keys: 'Ctrl + V', does: 'Pastes the digits of the text over what is marked: “₹1,00,000.50” becomes 100000.' },
  ],
  accessibility: [
    'The sign is hidden from screen readers: say “in rupees” in the label or the hint.',
    'Opens the number pad on a phone.',
    'Hint and problem are read with the field; a problem marks it invalid.',
  ],
  content: [
    'Label it by what the amount is for: “Amount to pay now”.',
    'Give the bounds in the hint and again in the problem.',
  ],
  dos: ['Recalculate on commit, not at each digit.', 'Keep what was typed when it is refused.'],
  donts: ['Don’t correct the amount silently.', 'Don’t format the value while it is typed.'],
}
