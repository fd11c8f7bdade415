import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What a form refuses, in one list above it, each problem a link to its field.',
  anatomy: ['Danger sign and title', 'One link a problem'],
  use: ['Above a form of more than a few fields, after the press was refused.'],
  avoid: ['For a form of one field: the field’s own problem.', 'For a refusal of the server: Alert.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from problem to problem.' },
    { keys: 'Enter', does: 'Brings its field into sight and focuses it.' },
  ],
  accessibility: [
    'An `alert` that takes focus from a script (`ref`), so that it is read and the next Tab is in it.',
    'The label is scrolled into sight too, not under the sticky header.',
  ],
  content: ['The same sentence as beside the field.', 'A title that counts: “2 things need your attention”.'],
  dos: ['Bring focus here after the press.', 'List the problems in the order of the fields.'],
  donts: ['Don’t show it while somebody still types.'],
}
