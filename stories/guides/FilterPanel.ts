import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'What narrows a list down, beside it or in a sheet.',
  anatomy: [
    'Landmark or group',
    'Whom it is for: radios',
    'Categories: checkboxes with counts',
    'Price: slider and two fields',
    'Apply and Reset',
  ],
  use: ['Beside a catalogue on wide screens; in a Sheet on small ones.'],
  avoid: ['For one filter alone: Tabs, Select or SearchField.'],
  keyboard: [{ keys: 'Tab', does: 'Through the groups in reading order; one stop for all radios.' }],
  accessibility: [
    '`side` is a landmark, `sheet` a group in a dialog that has a name already.',
    'The caller announces how many are left.',
  ],
  content: ['Short legends: “Outfits for”, “Category”, “Price”.'],
  dos: ['Let radios and checkboxes take hold at once, the price on Apply.'],
  donts: ['Don’t fetch while a thumb is dragged.'],
} satisfies Guide
