import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A month in the page, to pick one day. Marks tell what is known of a day.',
  anatomy: [
    'Previous and next month',
    'Month and year',
    'Weekdays, Monday first',
    'Days, with a mark where something is known',
  ],
  use: ['Inside a DateField.', 'On its own where the choice of a day is the whole page.'],
  avoid: ['For a date long ago, a birthday: three text fields are quicker.', 'For hours: a select.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves between previous, next and the grid.' },
    { keys: 'Arrow keys', does: 'Move by a day or a week.' },
    { keys: 'Page Up, Page Down', does: 'Move by a month.' },
    { keys: 'Shift + Page Up, Shift + Page Down', does: 'Move by a year.' },
    { keys: 'Home, End', does: 'Move to the first or the last day of the week.' },
    { keys: 'Enter, Space', does: 'Pick the day.' },
  ],
  accessibility: [
    'React Aria’s grid: the whole date is read, then the mark’s words.',
    'Days before `min` can’t be picked and say so.',
    'A mark is a shape, not only a colour; a sold out day is struck through.',
    'Every day is at least 44 px at 320 px.',
  ],
  content: ['`markLabels` in the words of the shop: “fast filling”.'],
  dos: ['Fetch marks in `onMonthChange`: it is called at the start too.'],
  donts: [
    'Don’t put it in a layer of its own: it stands in the page, also inside a dialog.',
    'Don’t import it from its file: the door exports it lazily.',
  ],
}
