import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Lists the errors of a form above it, each with a link to its field.',
  anatomy: [
    { part: 'Danger icon and title', find: 'p' },
    { part: 'One link per error', find: 'ul' },
  ],
  use: ['Above a form of more than a few fields, after a rejected submission.'],
  avoid: ['For a form with one field, use the field’s own error message.', 'For an error from the server, use Alert.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from error to error.' },
    { keys: 'Enter', does: 'Scrolls the field into view and focuses it.' },
  ],
  accessibility: [
    'An `alert` that takes focus from a script (`ref`), so that it is announced and the next Tab moves into it.',
    'The label is scrolled into view too, clear of the sticky header.',
  ],
  content: ['The same sentence as at the field.', 'A title with the number of errors: “2 things need your attention”.'],
  dos: [
    { text: 'Give each error a link to its field.', example: 'listed' },
    'Move focus to it after submission.',
    'List the errors in the order of the fields.',
  ],
  donts: [
    { text: 'Don’t only count the errors.', example: 'counted' },
    'Don’t show it while the user is still typing.',
  ],
}
