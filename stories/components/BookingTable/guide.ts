import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'All bookings, one per row. On narrow screens each row is a labelled card, still announced as a table row.',
  alsoCalled: ['table of bookings', 'data table', 'data grid', 'orders'],
  anatomy: [
    'Caption (visually hidden)',
    { part: 'Column headers', find: 'thead' },
    { part: 'Rows', find: 'tbody' },
    { part: '“View details”, or a note if there are no details', find: 'tr:first-child button' },
    'Message if there are no rows',
  ],
  use: ['For the bookings of one person.'],
  avoid: ['For two or three facts, use StatList.', 'For choices, use a list of cards.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from one “View details” button to the next.' },
    { keys: 'Enter, Space', does: 'Opens the details; does nothing while they are loading.' },
  ],
  accessibility: [
    'A table with caption, column and row headers. The roles are explicit, because the card layout changes `display`, which would remove them.',
    'Each button’s name identifies its booking and contains the visible text.',
  ],
  content: ['The id as printed on the receipt, including the # sign.', 'Dates as “12 Dec 2026”.'],
  dos: [
    { text: 'Say in `empty` what to do, not only that there are no bookings.', example: 'whatToDo' },
    { text: 'Show only columns that most rows fill.', example: 'columnsFilled' },
  ],
  donts: [
    { text: 'Don’t stop at “No bookings”.', example: 'onlyNone' },
    { text: 'Don’t add a column that is empty in most rows.', example: 'columnEmpty' },
  ],
}
