import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A price range set with two thumbs, or with two synchronised fields for people who can’t drag.',
  alsoCalled: ['range', 'two thumbs', 'slider'],
  anatomy: [
    { part: 'Legend', find: 'legend' },
    { part: 'Track with two thumbs', find: 'legend + div' },
    { part: 'Chosen amounts as text', find: 'fieldset > [aria-hidden]' },
    { part: 'Two fields', find: 'label' },
    { part: 'Error message', find: 'p' },
    { part: 'Apply and Reset', find: 'fieldset > div:last-child' },
  ],
  use: ['In the filters of a catalogue.'],
  avoid: ['For one amount, use AmountField.', 'For a number of items, use QuantityStepper.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the thumbs, the fields, Apply and Reset.' },
    { keys: 'Arrow keys', does: 'Move the thumb by one step; mirrored in right-to-left text.' },
    { keys: 'Page Up, Page Down', does: 'Move it by ten steps.' },
    { keys: 'Home, End', does: 'Move it to the limit of the range or up to the other thumb.' },
    { keys: 'Enter', does: 'In a field: commits the number and applies the range.' },
  ],
  accessibility: [
    '`aria-busy` while the range is applied; Apply and Enter do nothing then.',
    'A fieldset with a legend; each thumb is a slider with its own name and the formatted price as its value.',
    'The fields are the alternative to dragging (WCAG 2.5.7).',
    'Thumbs have a target size of 44 px.',
  ],
  content: ['“Minimum price”, “Maximum price”.'],
  dos: [
    { text: 'Request results only on Apply.', example: 'untilApply' },
    { text: 'Leave it out if there is one price only.', example: 'noSlider' },
    'Keep the typed value until the user leaves the field.',
  ],
  donts: [
    { text: 'Don’t send a request on every move of a thumb.', example: 'whileDragging' },
    { text: 'Don’t show it if all prices are the same.', example: 'onePrice' },
  ],
}
