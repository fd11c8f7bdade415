import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Pictures at the size of the screen, one at a time.',
  alsoCalled: ['image viewer', 'zoom', 'full-screen picture'],
  anatomy: [
    { part: 'Title', find: 'h2' },
    { part: 'Close', find: 'h2 + button' },
    { part: 'Picture', find: '[role="dialog"] img' },
    { part: 'Caption', find: '[role="dialog"] > div:last-child > p' },
    { part: 'Previous, counter, next', find: 'div:has(> p[role="status"])' },
    { part: 'Link to the full file', find: '[role="dialog"] a' },
  ],
  use: ['Through Gallery, for photographs worth a full-screen view.'],
  avoid: ['For pictures that show no more detail when enlarged.'],
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'Next or previous picture; mirrored in right-to-left text.' },
    { keys: 'Home, End', does: 'First or last picture.' },
    { keys: 'Tab', does: 'Moves among the controls and stays inside.' },
    { keys: 'Escape', does: 'Closes it; focus returns to the opener.' },
  ],
  accessibility: [
    'A modal dialog with a name. Counter and picture are announced on change.',
    'Swiping is supported on touch; every gesture has an equivalent button (WCAG 2.5.1).',
    'The last picture is followed by the first, so a focused control is never disabled.',
  ],
  content: ['`alt` describes what is seen; omit “photo”.'],
  dos: [
    { text: 'Show both numbers in the counter: “3 of 8”.', example: 'bothNumbers' },
    'Set `full` if a larger file exists.',
  ],
  donts: [
    { text: 'Don’t leave people to guess how many follow.', example: 'oneNumber' },
    'Don’t open it without a user action.',
  ],
}
