import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A one-time code: a single input displayed as separate cells.',
  alsoCalled: ['code field', 'one-time code', 'verification code', 'PIN'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Input with a cell for each digit', find: '[aria-hidden]:has(> span + span)' },
    { part: 'Error message and hint', find: 'p' },
  ],
  use: ['For a code that was sent to a phone or an email address.'],
  avoid: ['For a password or a coupon, use TextField or CouponField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, one tab stop for the whole code.' },
    { keys: '0 to 9', does: 'Enter a digit; extra digits are ignored.' },
    { keys: 'Backspace, Delete', does: 'Remove a digit.' },
    { keys: 'Arrow keys, Home, End', does: 'Move within the code.' },
    { keys: 'Ctrl + V', does: 'Replaces the code with the digits of the pasted text.' },
  ],
  accessibility: [
    '`busy` while a code is checked, `readOnly` once it is accepted or locked: it stays a tab stop, and takes neither typing, pasting nor autofill.',
    'One text input, so that SMS autofill, paste, undo and screen readers work as usual.',
    'The cells are hidden from screen readers.',
    'Never submits automatically.',
  ],
  content: ['Say where the code was sent: “Code sent to ••••• ••210”.'],
  dos: [
    { text: 'Put a ResendCountdown below it.', example: 'withCountdown' },
    { text: 'Keep a rejected code in the field, so that it can be corrected.', example: 'rejectedKept' },
  ],
  donts: [
    { text: 'Don’t use one input per digit.', example: 'fiveInputs' },
    { text: 'Don’t submit on the last digit.', example: 'submittedAlone' },
  ],
}
