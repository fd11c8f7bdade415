import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'An e-mail address.',
  anatomy: ['Label', 'The control', 'Problem, with its sign', 'Hint'],
  use: ['Wherever an e-mail is asked for.'],
  avoid: ['For a user name or a subject: TextField.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the field.' }],
  accessibility: [
    'The keyboard with the @ on phones; filled in from the address book.',
    'Problem and hint are read with the field; a problem marks it invalid.',
  ],
  content: ['“Email Id”, and in the hint what is sent there.'],
  dos: ['Keep what was typed when it is refused.'],
  donts: ['Don’t ask for it twice.'],
} satisfies Guide
