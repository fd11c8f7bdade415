import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A one-time code: one real field under drawn cells.',
  anatomy: ['Label', 'Field with a cell for each digit', 'Problem and hint'],
  use: ['For a code that was sent to a phone or an address.'],
  avoid: ['For a password or a coupon: TextField, CouponField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, one stop for the whole code.' },
    { keys: '0 to 9', does: 'Enter a digit; one too many is refused.' },
    { keys: 'Backspace, Delete', does: 'Remove a digit.' },
    { keys: 'Arrow keys, Home, End', does: 'Move within the code.' },
    { keys: 'Ctrl + V', does: 'Replaces the code by the digits of the text.' },
  ],
  accessibility: [
    'One text field, so that autofill from a message, paste, undo and screen readers work as everywhere.',
    'The cells are hidden from screen readers.',
    'Never submits by itself.',
  ],
  content: ['Say where the code went: “Code sent to ••••• ••210”.'],
  dos: ['Put a ResendCountdown beneath it.', 'Keep the digits when they are refused, so that one can be corrected.'],
  donts: ['Don’t make one field a digit.', 'Don’t submit with the last digit.'],
}
