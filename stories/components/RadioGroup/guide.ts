import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Exactly one choice from a few that stay visible.',
  alsoCalled: ['radio buttons', 'option list', 'segmented control'],
  anatomy: [
    { part: 'Legend', find: 'legend' },
    { part: 'Options, each with a radio button, a label and an optional hint', find: 'fieldset > div' },
    { part: 'Error message with icon', find: 'p:has(svg)' },
    { part: 'Hint', find: 'p:last-child' },
  ],
  use: ['For two to five options.'],
  avoid: ['For more options, use Select. For any number of choices, use CheckboxGroup. For yes or no, use Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected option, or to the first.' },
    { keys: 'Arrow keys', does: 'Move focus and select, wrapping at the ends.' },
    { keys: 'Space', does: 'Selects the focused option.' },
  ],
  accessibility: [
    'A fieldset with a legend and native radio buttons.',
    'Error message and hint belong to the group; an option’s own hint is its description.',
  ],
  content: ['Short, parallel nouns.'],
  dos: [
    { text: 'Write short labels in one form.', example: 'parallel' },
    'Preselect the most frequent option if it is right for most users.',
  ],
  donts: [{ text: 'Don’t mix sentences, nouns and verbs.', example: 'mixed' }, 'Don’t put a field inside an option.'],
}
