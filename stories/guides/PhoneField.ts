import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A telephone number, as digits.',
  anatomy: ['Label', 'The control', 'Problem, with its sign', 'Hint'],
  use: ['For Indian mobile numbers.'],
  avoid: ['For amounts: AmountField. For codes: OtpInput.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the field.' }],
  accessibility: [
    'The digits keyboard on phones; filled in from the address book.',
    'Problem and hint are read with the field; a problem marks it invalid.',
  ],
  content: ['Say the length in the hint: “10 digits, without +91”.'],
  dos: ['Let people paste what they have: “+91 98765 43210” becomes ten digits.'],
  donts: ['Don’t judge the number before the field is left.'],
} satisfies Guide
