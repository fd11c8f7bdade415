import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Yes or no, on its own.',
  anatomy: ['Mark', 'A sentence', 'Problem, with its sign', 'Hint'],
  use: ['To agree to something, to switch something that is sent later.'],
  avoid: ['For several: CheckboxGroup. For one of two equals: RadioGroup.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it.' },
    { keys: 'Space', does: 'Checks or unchecks.' },
  ],
  accessibility: ['A native checkbox; the whole sentence presses it.', 'Mixed is read as such.'],
  content: ['A statement that is true when it is checked.'],
  dos: ['Leave it unchecked from the start where it means consent.'],
  donts: ['Don’t word it as a negative.'],
} satisfies Guide
