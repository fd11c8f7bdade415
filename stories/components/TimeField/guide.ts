import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A time of day within a window, and the resulting end time.',
  alsoCalled: ['time picker'],
  anatomy: [
    { part: 'Label', find: 'div > div:first-child > label' },
    { part: 'Native time input', find: 'input:not([readonly])' },
    { part: 'End time, read-only', find: 'div:has(> input[readonly])' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For a time slot that the user chooses.'],
  avoid: ['For one of a few fixed slots, use RadioGroup. For days, use DateField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through hours, minutes and AM/PM.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Change the focused part.' },
    { keys: 'Digits', does: 'Set it.' },
  ],
  accessibility: [
    'A native time input: each device uses its own picker and time format.',
    'Hint and error message are the field’s description; an error marks it invalid.',
    'The end time is a read-only field: a tab stop, announced as read-only.',
  ],
  content: ['State the window in the hint or the error message: “Please select a time between 7 AM and 9 PM”.'],
  dos: [
    { text: 'Show the end time that follows from the start.', example: 'endShown' },
    'Set `min` and `max`, and validate them as well: the field only suggests the window.',
  ],
  donts: [{ text: 'Don’t make users work out the end time.', example: 'workedOut' }],
}
