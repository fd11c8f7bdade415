import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A whole amount with a button on each side.',
  anatomy: ['Minus', 'Number', 'Plus', 'Problem'],
  use: ['For how many of something, one to twenty or so.'],
  avoid: ['For money: AmountField.', 'For a choice of two or three: radio buttons.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through minus, number and plus.' },
    { keys: 'Arrow Up, Arrow Down', does: 'One more, one less.' },
    { keys: 'Page Up, Page Down', does: 'Five more, five less.' },
    { keys: 'Home, End', does: 'The least, the most.' },
    { keys: '0 to 9', does: 'Type a number; it is kept as typed.' },
    { keys: 'Enter, Space', does: 'On a button: one step.' },
  ],
  accessibility: [
    'A spinbutton with bounds, in a group of the same name.',
    'A step by a button is read out by a status; the field speaks for itself.',
    'A button at the bound stays focusable and is `aria-disabled`. A held button repeats.',
    'All three are 44 px high.',
  ],
  content: [
    'The name says of what: “Quantity, Gulmohar Lehenga”.',
    'A problem names the bound: “You can add 20 at most”.',
  ],
  dos: ['Keep a typed number that is refused and say why.'],
  donts: ['Don’t snap what was typed.', 'Don’t ask the server at each step.'],
}
