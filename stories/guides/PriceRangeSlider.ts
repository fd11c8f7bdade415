import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A range of prices by two thumbs, or by two fields for whoever can’t drag. Both say the same.',
  anatomy: ['Legend', 'Track with two thumbs', 'Ends in words', 'Two fields', 'Problem', 'Apply and Reset'],
  use: ['In the filters of a catalogue.'],
  avoid: ['For one amount: AmountField.', 'For a number of things: QuantityStepper.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the thumbs, the fields, Apply and Reset.' },
    { keys: 'Arrow keys', does: 'Move the thumb by a step, mirrored right to left.' },
    { keys: 'Page Up, Page Down', does: 'Move it by ten steps.' },
    { keys: 'Home, End', does: 'Move it as far as the ends or the other thumb let it.' },
    { keys: 'Enter', does: 'In a field: takes the number and applies.' },
  ],
  accessibility: [
    'A fieldset with a legend; each thumb is a slider with its own name and the formatted price as its value.',
    'The fields are the way without dragging (WCAG 2.5.7).',
    'Thumbs have a target of 44 px.',
  ],
  content: ['“Minimum price”, “Maximum price”.'],
  dos: ['Ask for results on Apply only.', 'Keep what was typed until the field is left.'],
  donts: ['Don’t ask at every move of a thumb.', 'Don’t offer it where all prices are the same.'],
}
