import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A few actions behind one button.',
  anatomy: [
    { part: 'Button with an arrow', find: 'button[aria-expanded]' },
    { part: 'Links and actions', find: 'button[aria-expanded] + div' },
  ],
  use: ['For three to seven actions on one item.'],
  avoid: ['For one or two actions, show the buttons.', 'To choose a value, use Select.'],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open or close it.' },
    { keys: 'Arrow Down', does: 'Opens it and moves to the first entry.' },
    { keys: 'Arrow Up, Arrow Down, Home, End', does: 'Move between entries.' },
    { keys: 'Escape', does: 'Closes it and returns focus to the button.' },
  ],
  accessibility: [
    'A disclosure of ordinary links and buttons, as in the header: no ARIA menu.',
    'It closes when focus leaves it.',
  ],
  content: ['A noun on the button, verbs in the list.'],
  dos: [{ text: 'Show one or two actions as buttons.', example: 'shown' }, 'Put the most frequent action first.'],
  donts: [{ text: 'Don’t hide one or two actions behind a menu.', example: 'hidden' }, 'Don’t put a form inside.'],
} satisfies Guide
