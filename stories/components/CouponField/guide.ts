import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'An input for a coupon, or the coupon that is applied; never both.',
  alsoCalled: ['promo code', 'voucher', 'discount'],
  anatomy: [
    { part: 'Label, input and Apply', find: 'form div:has(> button)' },
    { part: 'Error message and hint', find: 'p:has(svg)' },
    { part: 'Or: the code, the saving and a remove button', find: 'div:has(> svg)' },
  ],
  use: ['In a CartSummary, once.'],
  avoid: ['For other codes, use TextField; for a one-time code, use OtpInput.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then to Apply; or to Remove.' },
    { keys: 'Enter', does: 'Applies the code; does nothing while busy.' },
  ],
  accessibility: [
    'When a coupon is applied or removed, focus moves to the control that replaces it, never to the body.',
    'The error message is the input’s description.',
  ],
  content: ['“You save ₹500” rather than “success”.'],
  dos: [{ text: 'Keep a rejected code as typed.', example: 'rejectedKept' }],
  donts: [
    { text: 'Don’t clear the input on an error.', example: 'cleared' },
    'Don’t check codes during typing.',
    'Don’t put it inside another form: it is one.',
  ],
}
