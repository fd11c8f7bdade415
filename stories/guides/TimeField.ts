import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A time of the day, in a window, and when that ends.',
  anatomy: ['Label', 'Native time field', 'End, read-only', 'Problem, with its sign', 'Hint'],
  use: ['For a slot that somebody chooses.'],
  avoid: ['For one of a few fixed slots: RadioGroup. For days: DateField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through hours, minutes and the half of the day.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Change the part with focus.' },
    { keys: 'Digits', does: 'Set it.' },
  ],
  accessibility: [
    'The native field: each device brings its own picker and its own notation.',
    'Problem and hint are read with the field; a problem marks it invalid.',
    'The end is a read-only field: reached by Tab, read as such.',
  ],
  content: ['The window in the hint or the problem: “Please select a time between 7 AM and 9 PM”.'],
  dos: ['Give `min` and `max`, and check them again: the field only offers the window.'],
  donts: ['Don’t let people reckon the end themselves.'],
} satisfies Guide
