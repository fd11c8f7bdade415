import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A few choices under one button, where there is no room to show them.',
  anatomy: ['Button with what is chosen and its arrow', 'Panel with one group of choices'],
  use: ['Above a list on a small screen, for one filter each.'],
  avoid: [
    'For links and actions: MenuButton.',
    'For one value of a form: Select.',
    'For all filters at once: Sheet with FilterPanel.',
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open and close.' },
    { keys: 'Arrow Down', does: 'Opens.' },
    { keys: 'Tab', does: 'Moves into the open panel, and out of it: that closes it.' },
    { keys: 'Escape', does: 'Closes, focus back on the button.' },
  ],
  accessibility: [
    'A disclosure: a button with `aria-expanded`, no menu or listbox role.',
    'The choices keep their own keys.',
  ],
  content: ['The label says what is chosen from, `value` what is chosen: “Filter (Women)”, “Category (2)”.'],
  dos: ['Let each choice take effect at once.'],
  donts: ['Don’t put more than one group inside.'],
} satisfies Guide
