import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'One of a few, from the system’s own list.',
  anatomy: ['Label', 'Value or placeholder', 'Arrow', 'Problem, with its sign', 'Hint'],
  use: ['For five to some forty choices that everybody knows.'],
  avoid: ['For up to five choices that should stay in view: RadioGroup.', 'For places to go: LinkTabs or MenuButton.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Chooses, or moves in the open list.' },
    { keys: 'Space, Alt + Arrow Down', does: 'Opens the list.' },
    { keys: 'A letter', does: 'Goes to the next choice that begins with it.' },
  ],
  accessibility: [
    'A native `select`: phones bring their own picker.',
    'Problem and hint are read with the field; a problem marks it invalid.',
  ],
  content: ['A noun as the label, a request as the placeholder: “Choose a category”.'],
  dos: ['Put the choices in an order people know.'],
  donts: ['Don’t use the placeholder as the label.', 'Don’t send a form when the value changes.'],
} satisfies Guide
