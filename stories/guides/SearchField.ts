import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Words to look for in a list: typed, sent with Enter or the button, cleared with one press.',
  anatomy: ['Search landmark', 'Label', 'Field', 'Clear button, while there is something to clear', 'Search button'],
  use: ['To filter a list by words.'],
  avoid: ['To choose from known values: Select or CheckboxGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Field, clear button, search button.' },
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Escape', does: 'Clears the field, where the browser does so.' },
  ],
  accessibility: [
    'A form with the role `search`, named by its label.',
    'After clearing, focus is back in the field.',
    'The caller announces how many were found.',
  ],
  content: ['“Search by keyword”, and the names of the two buttons.'],
  dos: [
    'Show the whole list again when the field is cleared.',
    'Give `action`, so that it works before the script has arrived.',
  ],
  donts: ['Don’t search at each keystroke where that asks a server.'],
} satisfies Guide
