import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One line of text with its label, hint and problem; TextArea for several lines.',
  anatomy: ['Label, with “(optional)”', 'Box, with a prefix (optional)', 'Problem', 'Hint'],
  use: ['For names, addresses, phone numbers, messages.'],
  avoid: ['For an amount: AmountField.', 'For a code: OtpInput.', 'For a date: DateField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field.' },
    { keys: 'Enter', does: 'In a form: sends it. In a TextArea: a new line.' },
  ],
  accessibility: [
    'Label, problem and hint are tied to the field; a problem marks it invalid.',
    'The prefix is hidden from screen readers: say it in the label or the hint.',
    'Give `autoComplete` for everything about the person (WCAG 1.3.5).',
  ],
  content: ['A noun for a label.', 'A hint before the mistake, a problem after it.'],
  dos: ['Choose `inputMode` for the keys of a phone.', 'Keep what was typed when it is refused.'],
  donts: ['Don’t use a placeholder for a label.', 'Don’t cut what was pasted.'],
  covers: ['TextField', 'TextArea'],
}
