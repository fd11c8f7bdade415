import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A field for an email address.',
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Input', find: 'input' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['Wherever an email address is needed.'],
  avoid: ['For a user name or a subject, use TextField.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the field.' }],
  accessibility: [
    'Opens the email keyboard on phones; supports autofill.',
    'Hint and error message are the field’s description; an error marks it invalid.',
  ],
  content: ['“Email Id”; the hint says what is sent there.'],
  dos: [{ text: 'Ask once, and say what is sent there.', example: 'once' }, 'Keep a rejected value in the field.'],
  donts: [{ text: 'Don’t ask for it twice.', example: 'twice' }],
}
