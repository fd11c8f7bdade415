import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Pictures as large as the screen, one at a time.',
  anatomy: ['Title', 'Close', 'Picture', 'Caption', 'Previous, counter, next', 'Link to the full file'],
  use: ['Through Gallery, for photographs that deserve the screen.'],
  avoid: ['For pictures that say nothing more when large.'],
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'Next, previous; the other way round from right to left.' },
    { keys: 'Home, End', does: 'First, last.' },
    { keys: 'Tab', does: 'Moves among its controls, and stays inside.' },
    { keys: 'Escape', does: 'Closes; focus returns to what opened it.' },
  ],
  accessibility: [
    'A modal dialog with a name. Counter and picture are announced when it changes.',
    'A finger swipes; every way also has a button (WCAG 2.5.1).',
    'After the last comes the first, so no control goes dead under the focus.',
  ],
  content: ['The counter says both numbers: “3 of 8”.', '`alt` says what is seen, not “photo”.'],
  dos: ['Give `full` where a larger file exists.'],
  donts: ['Don’t open it without somebody asking.'],
}
