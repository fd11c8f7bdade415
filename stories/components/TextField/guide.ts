import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A single-line text input with label, hint and error message; TextArea for several lines.',
  alsoCalled: ['text input', 'text box'],
  anatomy: [
    { part: 'Label, with “(optional)”', find: 'label' },
    { part: 'Input, with a prefix (optional)', find: 'span:has(> input)' },
    { part: 'Error message', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For names, addresses, messages.'],
  avoid: [
    'For an amount, use AmountField.',
    'For a code, use OtpInput.',
    'For a date, use DateField.',
    'For a phone number, use PhoneField.',
    'For an email address, use EmailField.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: 'Enter', does: 'In a form: submits it. In a TextArea: inserts a new line.' },
  ],
  accessibility: [
    'Label, error message and hint are associated with the field; an error marks it invalid.',
    'The prefix is hidden from screen readers: include it in the label or the hint.',
    'Set `autoComplete` for all personal data (WCAG 1.3.5).',
  ],
  content: ['A noun as the label.', 'A hint before the mistake, an error message after it.'],
  dos: [
    'Set `inputMode` for the on-screen keyboard.',
    { text: 'Keep a rejected value in the field.', example: 'rejectedKept' },
    { text: 'Keep the label in view.', example: 'labelled' },
  ],
  donts: [
    { text: 'Don’t empty the field when its value is rejected.', example: 'emptied' },
    { text: 'Don’t use a placeholder as a label.', example: 'placeholderAsLabel' },
    'Don’t truncate pasted text.',
  ],
  covers: ['TextArea'],
}
