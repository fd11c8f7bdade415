import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A paragraph or a few words in the sizes and tones of the system.',
  anatomy: ['Words'],
  use: ['For all running text.'],
  avoid: ['For titles: Heading.', 'For amounts: Price or AmountRows.'],
  keyboard: [],
  accessibility: [
    '`as` chooses the element; the look says nothing to screen readers.',
    'Every tone reaches the contrast of its theme on every surface.',
  ],
  content: ['Whole sentences; lines of at most 62 characters or so.'],
  dos: ['Take `lead` once, under a title.'],
  donts: ['Don’t say “danger” by tone alone.', 'Don’t set whole paragraphs in semibold.'],
}
