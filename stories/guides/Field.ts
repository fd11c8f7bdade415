import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'The frame of every form control of this system: label, optional mark, problem and hint, tied to the control. Controls use it; pages use the controls.',
  anatomy: ['Label', '“(optional)”', 'Control', 'Problem with its octagon', 'Hint'],
  use: ['Inside a new control, with `useField` for the ids and ARIA attributes.'],
  avoid: [
    'On a page: take TextField, DateField and the other controls.',
    'For several controls under one name: a fieldset with a legend.',
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the control; the frame itself takes no focus.' }],
  accessibility: [
    'Problem and hint are the control’s description, the problem first; a problem marks it invalid.',
    'A problem has a sign and words, never colour alone.',
    'What is required says so and is not checked by the browser: some browsers call an empty field invalid before anybody typed.',
  ],
  content: [
    'A label is a noun: “Full name”.',
    'A problem says how to put it right: “Enter the ten digits of your phone number”.',
  ],
  dos: ['Mark what may stay empty: most fields are required.'],
  donts: ['Don’t use a placeholder for a label.', 'Don’t write the problem before somebody left the field or pressed.'],
}
