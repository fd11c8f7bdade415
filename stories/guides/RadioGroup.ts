import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Exactly one of a few choices that all stay in view.',
  anatomy: ['Legend', 'Choices, each with a mark, its words and perhaps a hint', 'Problem, with its sign', 'Hint'],
  use: ['For two to five choices.'],
  avoid: ['For more: Select. For any number: CheckboxGroup. For yes or no: Checkbox.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen one, or to the first.' },
    { keys: 'Arrow keys', does: 'Move and choose, round at the ends.' },
    { keys: 'Space', does: 'Chooses the one with focus.' },
  ],
  accessibility: [
    'A fieldset with its legend, native radios.',
    'Problem and hint belong to the group; a choice’s own hint is read with it.',
  ],
  content: ['Short nouns, alike in form.'],
  dos: ['Choose the most frequent one from the start where one is right for most.'],
  donts: ['Don’t put a field inside a choice.'],
} satisfies Guide
