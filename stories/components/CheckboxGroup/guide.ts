import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Any number of choices from a short list.',
  anatomy: [
    { part: 'Legend', find: 'legend' },
    { part: 'Options, each with a checkbox, a label and an optional count', find: 'fieldset > div' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['To filter by several categories.'],
  avoid: ['For exactly one choice, use RadioGroup. For a single yes or no, use Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from option to option.' },
    { keys: 'Space', does: 'Checks or unchecks it.' },
  ],
  accessibility: [
    'A fieldset with a legend and native checkboxes.',
    'The count is the description of its option (“14 outfits”), not part of its name.',
  ],
  content: ['Plural nouns, as in the list they filter.'],
  dos: [
    { text: 'Disable an option without results, and show 0.', example: 'disabled' },
    'Set `countLabel`, so that the number has a unit.',
  ],
  donts: [{ text: 'Don’t hide options without results.', example: 'hidden' }],
}
