import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A field for a day that is selected, never typed. The calendar opens inline, below the field.',
  alsoCalled: ['date picker', 'date input'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Read-only input with a calendar icon', find: 'span:has(> input)' },
    { part: 'Error message and hint', find: 'p' },
    'Calendar, while open',
  ],
  use: ['For the date of a shoot, where only some days are available.'],
  avoid: [
    'For a birthday or another date people know by heart, use text fields.',
    'If choosing a date is the whole page, use Calendar alone.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then into the open calendar.' },
    { keys: 'Arrow Down', does: 'Opens the calendar.' },
    { keys: 'Arrow Up', does: 'Closes it if open.' },
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
    { keys: 'Escape', does: 'Closes only the calendar; an enclosing dialog stays open.' },
  ],
  accessibility: [
    'A combobox that opens a dialog named by the label; the field is read-only, so typing and pasting do nothing.',
    'Focus returns to the field when the calendar closes.',
  ],
  content: [
    'The selected day in a readable format: “05 Jan 2026”.',
    'A placeholder with an instruction: “Choose a date”.',
  ],
  dos: [{ text: 'Write the month as a word.', example: 'monthAsWord' }, 'Close the calendar when a day is selected.'],
  donts: [
    { text: 'Don’t write a date in figures only: this may be May or January.', example: 'figuresOnly' },
    'Don’t put the calendar in a popover.',
    'Don’t use the placeholder as the label.',
  ],
}
