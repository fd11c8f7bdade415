import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'The filters of a list, beside it or in a sheet.',
  alsoCalled: ['facets', 'refine', 'drawer'],
  anatomy: [
    { part: 'Landmark or group', find: 'aside' },
    { part: 'Audience: radio buttons', find: '[role="radiogroup"]' },
    { part: 'Categories: checkboxes with counts', find: 'fieldset:not([role])' },
    'Price: slider and two fields',
    { part: 'Apply and Reset', find: 'div:has(> button)' },
  ],
  use: ['Beside a catalogue on wide screens; in a Sheet on small ones.'],
  avoid: ['For a single filter, use Tabs, Select or SearchField.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the groups in reading order; the radio buttons are one tab stop.' }],
  accessibility: [
    '`side` is a landmark, `sheet` a group in a dialog that already has a name.',
    'The caller announces the number of results.',
  ],
  content: ['Short legends: “Outfits for”, “Category”, “Price”.'],
  dos: [
    { text: 'Keep legends to one or two words.', example: 'shortLegends' },
    'Apply radio buttons and checkboxes immediately, the price on Apply.',
  ],
  donts: [
    { text: 'Don’t ask a question above each group.', example: 'questions' },
    'Don’t fetch while a thumb is being dragged.',
  ],
}
