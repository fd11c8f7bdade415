import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A few choices behind one button, where there is no room to show them.',
  alsoCalled: ['popover', 'menu', 'flyout'],
  anatomy: [
    { part: 'Button with the current value and an arrow', find: 'button[aria-expanded]' },
    { part: 'Panel with one group of choices', find: 'button[aria-expanded] + div' },
  ],
  use: ['Above a list on small screens, one per filter.'],
  avoid: [
    'For one or two actions, show the buttons.',
    'For one value of a form, use Select.',
    'For all filters at once, use Sheet with FilterPanel.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open or close the panel.' },
    { keys: 'Arrow Down', does: 'Opens it.' },
    { keys: 'Tab', does: 'Moves into the open panel; moving out closes it.' },
    { keys: 'Escape', does: 'Closes it and returns focus to the button.' },
  ],
  accessibility: [
    'A disclosure: a button with `aria-expanded`, no menu or listbox role.',
    'The choices keep their native keyboard interaction.',
  ],
  content: ['The label names the filter, `value` the current choice: “Filter (Women)”, “Category (2)”.'],
  dos: [
    { text: 'Put one group of choices in it.', example: 'oneGroup' },
    'Apply each choice immediately.',
    'List the choices below as well, each removable: a phone shows no `value`.',
  ],
  donts: [{ text: 'Don’t put more than one group inside.', example: 'twoGroups' }],
}
