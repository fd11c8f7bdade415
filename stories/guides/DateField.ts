import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A day that is picked, never typed. The calendar opens beneath the field, in the page.',
  anatomy: ['Label', 'Read-only box with a calendar sign', 'Problem and hint', 'Calendar, while open'],
  use: ['For the date of a shoot, where only some days can be had.'],
  avoid: [
    'For a birthday or any date somebody knows by heart: text fields.',
    'Where the calendar is the page: Calendar alone.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then into the open calendar.' },
    { keys: 'Arrow Down', does: 'Opens the calendar.' },
    { keys: 'Arrow Up', does: 'Closes it while open.' },
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
    { keys: 'Escape', does: 'Closes it, and only it: a dialog around it stays.' },
  ],
  accessibility: [
    'A combobox that opens a dialog named by the label; the field is read-only, so typing and pasting do nothing.',
    'Focus comes back to the field when the calendar goes.',
  ],
  content: ['The picked day as people read it: “05 Jan 2026”.', 'A placeholder that asks: “Choose a date”.'],
  dos: ['Close the calendar when a day was picked.'],
  donts: ['Don’t put the calendar into a layer over the page.', 'Don’t let the label be the placeholder.'],
}
