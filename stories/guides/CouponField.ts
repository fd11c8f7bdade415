import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A coupon being entered, or the one that applies: never both.',
  anatomy: ['Label, input and Apply', 'Problem and hint', 'Or: the code, what it saves, and a way to remove it'],
  use: ['In a CartSummary, once.'],
  avoid: ['For other codes: TextField; for a code that was sent: OtpInput.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box, then to Apply; or to Remove.' },
    { keys: 'Enter', does: 'Applies what is typed; does nothing while busy.' },
  ],
  accessibility: [
    'When a coupon is taken or removed, focus moves to what stands there now: it never falls to the page.',
    'The problem is read with the box.',
  ],
  content: ['“You save ₹500” rather than “success”.'],
  dos: ['Leave the code as it was typed when it is refused.'],
  donts: ['Don’t clear the box on a refusal.', 'Don’t test codes while somebody types.'],
}
