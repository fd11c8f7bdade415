import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A title. Its place in the outline and its size are chosen apart.',
  anatomy: ['Words'],
  use: ['For every title of a page, a panel, a card.'],
  avoid: ['For large text that heads nothing: Text.', 'For the name of a group of fields: a legend.'],
  keyboard: [],
  accessibility: [
    '`level` is the outline: one h1 a page, no level left out.',
    '`tabIndex={-1}` lets a change of route bring focus here.',
  ],
  content: [
    'Sentence case, no full stop.',
    'The words that matter first.',
    'A title breaks between words only: one of 13 letters or more makes it smaller where its line is short.',
  ],
  dos: ['Choose the level by the outline and the size by the eye.'],
  donts: ['Don’t use display sizes in a dialog or a card.'],
}
