import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A title whose heading level and size are set independently.',
  alsoCalled: ['title', 'headline', 'h1'],
  anatomy: ['Text'],
  use: ['For every title of a page, a panel or a card.'],
  avoid: ['For large text that is not a heading, use Text.', 'For the name of a group of fields, use a legend.'],
  keyboard: [],
  accessibility: [
    '`level` sets the outline: one h1 per page, no level skipped.',
    '`tabIndex={-1}` lets a route change move focus here.',
  ],
  content: [
    'Sentence case, no full stop.',
    'Most important words first.',
    'A title breaks only between words; if a word has 13 letters or more and the line is short, the font size is reduced.',
  ],
  dos: [
    { text: 'Use a title size in a card.', example: 'titleSize' },
    'Choose the level by the outline and the size by the design.',
  ],
  donts: [{ text: 'Don’t use display sizes in a dialog or a card.', example: 'displaySize' }],
}
