import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A single yes-or-no choice.',
  alsoCalled: ['tick box', 'toggle'],
  anatomy: [
    { part: 'Checkbox', find: 'input' },
    { part: 'Label, a sentence', find: 'input + span' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['To agree to something, or to set an option that is submitted later.'],
  avoid: ['For several choices, use CheckboxGroup. For one of two equal options, use RadioGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it.' },
    { keys: 'Space', does: 'Checks or unchecks it.' },
  ],
  accessibility: ['A native checkbox; the whole label is clickable.', 'The mixed state is announced.'],
  content: [],
  dos: [
    { text: 'Word it as a statement that is true when the box is checked.', example: 'positive' },
    'Leave it unchecked by default if it means consent.',
  ],
  donts: [{ text: 'Don’t word it as a negative.', example: 'negative' }],
}
