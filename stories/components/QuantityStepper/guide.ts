import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A field for a whole number with a button on each side.',
  alsoCalled: ['stepper', 'number input', 'counter', 'spin button'],
  anatomy: [
    { part: 'Minus', find: 'button:first-of-type' },
    { part: 'Number', find: 'input' },
    { part: 'Plus', find: 'button:last-of-type' },
    { part: 'Error message', find: 'p' },
  ],
  use: ['For a quantity from one to about twenty.'],
  avoid: ['For money, use AmountField.', 'For a choice of two or three, use radio buttons.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through minus, number and plus.' },
    { keys: 'Arrow Up, Arrow Down', does: 'One more, one less.' },
    { keys: 'Page Up, Page Down', does: 'Five more, five less.' },
    { keys: 'Home, End', does: 'Minimum, maximum.' },
    { keys: '0 to 9', does: 'Enter a number; it is kept as typed.' },
    { keys: 'Enter, Space', does: 'On a button: one step.' },
  ],
  accessibility: [
    'A spinbutton with bounds, in a group of the same name.',
    'A step made with a button is announced by a live region; the field announces its own changes.',
    '`readOnly`, and `busy` while the amount is saved, keep it focusable and announced, but nothing changes it.',
    'A button at its bound stays focusable and is `aria-disabled`. Holding a button repeats the step.',
    'The number is selected when it gets focus, so that typing replaces it. A second press places the caret.',
    'All three parts are 44 px high.',
  ],
  content: [
    'The name says what is counted: “Quantity, Gulmohar Lehenga”.',
    'An error message states the bound: “Maximum number of product is 20”.',
  ],
  dos: [{ text: 'Keep a rejected number in the field and give the reason.', example: 'keptWithReason' }],
  donts: [{ text: 'Don’t clamp a typed number.', example: 'clamped' }, 'Don’t send a request at each step.'],
}
