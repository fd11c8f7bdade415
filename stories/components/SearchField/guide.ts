import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A search field for a list: submit with Enter or the button, clear with one press.',
  anatomy: [
    { part: 'Search landmark', find: 'form' },
    { part: 'Label', find: 'label' },
    { part: 'Field', find: 'input' },
    { part: 'Clear button, if the field has text', find: 'button[aria-label^="Clear"]' },
    { part: 'Search button', find: 'button[aria-label="Search"]' },
  ],
  use: ['To filter a list by keywords.'],
  avoid: ['To choose from known values, use Select or CheckboxGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through field, clear button and search button.' },
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Escape', does: 'Clears the field, in browsers that support it.' },
  ],
  accessibility: [
    'A form with the role `search`, named by its label.',
    'After clearing, focus returns to the field.',
    'The caller announces the number of results.',
  ],
  content: ['“Search by keyword”, and the names of the two buttons.'],
  dos: [
    { text: 'Keep the words in the field after a search.', example: 'kept' },
    'Show the whole list again when the field is cleared.',
    'Set `action`, so that it works before the script has loaded.',
  ],
  donts: [
    { text: 'Don’t empty the field after a search.', example: 'emptied' },
    'Don’t search at each keystroke if that sends a request.',
    'Don’t put it inside another form: it is one.',
  ],
}
