import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'All bookings, one a row. On narrow screens each is a labelled card and still a row of a table to whoever listens.',
  anatomy: [
    'Caption (read, not seen)',
    'Column heads',
    'Rows',
    '“View details”, or a note where there is nothing to open',
    'Sentence in place of rows',
  ],
  use: ['For the bookings of one person.'],
  avoid: ['For two or three facts: StatList.', 'For choices: a list of cards.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from one “View details” to the next.' },
    { keys: 'Enter, Space', does: 'Opens the details; does nothing while they are on their way.' },
  ],
  accessibility: [
    'A table with caption, column and row heads. The roles are said aloud, because cards change `display`, which would take them away.',
    'Every button’s name says which booking it opens and contains the visible words.',
  ],
  content: ['The id as it is printed on the receipt, the sign included.', 'Dates as “12 Dec 2026”.'],
  dos: ['Say what to do in `empty`, not only that there is nothing.'],
  donts: ['Don’t add a column that is empty in most rows.'],
}
