import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A few actions behind one button.',
  anatomy: ['Button with its arrow', 'Links and actions'],
  use: ['For three to seven actions on one thing.'],
  avoid: ['For one or two: show the buttons.', 'To choose a value: Select.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open and close.' },
    { keys: 'Arrow Down', does: 'Opens and moves to the first.' },
    { keys: 'Arrow Up, Arrow Down, Home, End', does: 'Move inside.' },
    { keys: 'Escape', does: 'Closes, focus back on the button.' },
  ],
  accessibility: [
    'A disclosure of ordinary links and buttons, as in the header: no ARIA menu.',
    'Focus leaving closes it.',
  ],
  content: ['A noun on the button, verbs in the list.'],
  dos: ['Put the most frequent action first.'],
  donts: ['Don’t put a form inside.'],
} satisfies Guide
