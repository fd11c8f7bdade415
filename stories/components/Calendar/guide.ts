import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'An inline month grid for choosing one day. Marks show the availability of a day.',
  alsoCalled: ['date picker', 'month view', 'day picker'],
  anatomy: [
    { part: 'Previous and next month', find: 'button[slot="next"]' },
    { part: 'Month and year', find: 'h3' },
    { part: 'Weekdays, Monday first', find: 'thead' },
    { part: 'Days, with a mark if the availability is known', find: 'tbody' },
  ],
  use: ['Inside a DateField.', 'On its own if choosing a day is the whole page.'],
  avoid: [
    'For a date in the distant past, such as a birthday, use three text fields: they are quicker.',
    'For hours, use TimeField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between previous, next and the grid.' },
    { keys: 'Arrow keys', does: 'Move by a day or a week.' },
    { keys: 'Page Up, Page Down', does: 'Move by a month.' },
    { keys: 'Shift + Page Up, Shift + Page Down', does: 'Move by a year.' },
    { keys: 'Home, End', does: 'Move to the first or last day of the week.' },
    { keys: 'Enter, Space', does: 'Select the day.' },
  ],
  accessibility: [
    'React Aria’s grid: the full date is announced, then the mark’s label.',
    'Days before `min` can’t be selected and are announced as unavailable.',
    'A mark is a shape, not only a colour; a sold-out day is struck through.',
    'Each day is at least 44 px at 320 px.',
    'Six weeks in every month, so that nothing moves under a finger; for 0.4 s a new month takes no press of a pointer. Keys and screen readers need not wait.',
    'Days of the neighbouring months can be chosen by pointer; their name says which month they are in. Arrow keys reach them by turning the month.',
  ],
  content: ['`markLabels` in the wording of the shop: “fast filling”.'],
  dos: [
    { text: 'Mark the days that are sold out or filling fast.', example: 'marked' },
    'Fetch marks in `onMonthChange`: it is also called on mount.',
  ],
  donts: [
    { text: 'Don’t let people find out only after they have chosen a day.', example: 'unmarked' },
    'Don’t put it in a popover: it stays inline, even inside a dialog.',
  ],
}
