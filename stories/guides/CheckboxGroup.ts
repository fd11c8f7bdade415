import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Any number of a few choices.',
  anatomy: ['Legend', 'Choices, each with a mark, its words and perhaps a count', 'Problem, with its sign', 'Hint'],
  use: ['To filter by several categories.'],
  avoid: ['For exactly one: RadioGroup. For a single yes or no: Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from choice to choice.' },
    { keys: 'Space', does: 'Checks or unchecks.' },
  ],
  accessibility: [
    'A fieldset with its legend, native checkboxes.',
    'The count is the description of its choice: “14 outfits”, not part of its name.',
  ],
  content: ['Plural nouns, as in the list they filter.'],
  dos: ['Give `countLabel`, so that the number says of what.'],
  donts: ['Don’t hide choices that have nothing now: disable them and count 0.'],
} satisfies Guide
