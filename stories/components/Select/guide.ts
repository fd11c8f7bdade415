import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'One choice from a native list.',
  alsoCalled: ['combo box', 'picker', 'list box'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Value or placeholder', find: 'select' },
    { part: 'Arrow', find: 'select + span' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For five to about forty familiar options.'],
  avoid: ['For up to five options that should stay visible, use RadioGroup.', 'For navigation, use LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Select an option, or move in the open list.' },
    { keys: 'Space, Alt + Arrow Down', does: 'Open the list.' },
    { keys: 'A letter', does: 'Moves to the next option that begins with it.' },
  ],
  accessibility: [
    'A native `select`: phones use their own picker.',
    'Hint and error message are the field’s description; an error marks it invalid.',
  ],
  content: ['A noun as the label, an instruction as the placeholder: “Choose a category”.'],
  dos: [
    { text: 'Show two or three options as radio buttons.', example: 'allInSight' },
    'Put the options in a familiar order.',
  ],
  donts: [
    { text: 'Don’t hide two or three options in a list.', example: 'hidden' },
    'Don’t use the placeholder as the label.',
    'Don’t submit a form when the value changes.',
  ],
}
