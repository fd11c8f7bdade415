import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A paragraph or a short text in the sizes and tones of the system.',
  anatomy: ['Text'],
  use: ['For all running text.'],
  avoid: ['For titles, use Heading.', 'For amounts, use Price or AmountRows.'],
  keyboard: [],
  accessibility: [
    '`as` sets the element; the styling conveys nothing to screen readers.',
    'Every tone meets the contrast requirement of its theme on every surface.',
  ],
  content: ['Complete sentences; lines of about 62 characters at most.'],
  dos: [{ text: 'Set running text in the regular weight.', example: 'regular' }, 'Use `lead` once, below a title.'],
  donts: [
    { text: 'Don’t set whole paragraphs in semibold.', example: 'semibold' },
    'Don’t convey danger by tone alone.',
  ],
}
