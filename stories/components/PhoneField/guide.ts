import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A field for a phone number, in digits.',
  alsoCalled: ['mobile number', 'tel'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Input', find: 'input' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For Indian mobile numbers.'],
  avoid: ['For amounts, use AmountField. For codes, use OtpInput.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the field.' }],
  accessibility: [
    'Opens the numeric keypad on phones; supports autofill.',
    'Hint and error message are the field’s description; an error marks it invalid.',
  ],
  content: ['State the length in the hint: “10 digits, without +91”.'],
  dos: [
    { text: 'Say the length before the number is typed.', example: 'lengthFirst' },
    'Accept pasted numbers in any format: “+91 98765 43210” becomes ten digits.',
  ],
  donts: [{ text: 'Don’t validate the number before the user leaves the field.', example: 'whileTyping' }],
}
