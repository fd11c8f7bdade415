import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'The wrapper of every form control: label, “(optional)”, error message and hint, associated with the control. Controls use it; pages use the controls.',
  alsoCalled: ['form group', 'label', 'hint', 'validation message'],
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: '“(optional)”', find: 'label > span' },
    { part: 'Control', find: 'input' },
    { part: 'Error message with its octagon icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['Inside a new control, with `useField` for ids and ARIA attributes.'],
  avoid: [
    'On a page, use TextField, DateField and the other controls.',
    'For several controls under one name, use a fieldset with a legend.',
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the control; the wrapper itself takes no focus.' }],
  accessibility: [
    'The label stays in sight; no field relies on its placeholder.',
    'Error message and hint are the control’s description, the error first; an error marks it invalid.',
    'An error has an icon and text, never colour alone.',
    'A required field is marked as required but not validated by the browser: some browsers announce an empty field as invalid before anything is typed.',
  ],
  content: [
    'A label is a noun: “Full name”.',
    'An error message says how to fix the error: “Enter the ten digits of your phone number”.',
  ],
  dos: [{ text: 'Mark optional fields: most fields are required.', example: 'optionalMarked' }],
  donts: [
    { text: 'Don’t mark every required field with an asterisk.', example: 'asterisks' },
    'Don’t use a placeholder as a label.',
    'Don’t show an error before the user leaves the field or submits.',
  ],
}
