import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'The words of a guest, and whose they are.',
  anatomy: ['Quotation', 'Portrait in a small arch', 'Name', 'What they came for'],
  use: ['`large` alone or in a Carousel, `medium` in a list of reviews.'],
  avoid: ['For a quotation inside a story: Prose sets its own.'],
  keyboard: [],
  accessibility: [
    'A figure with a blockquote; the name is a `cite` in its caption.',
    'The portrait’s `alt` stays empty: the name stands beside it.',
  ],
  content: ['Quotation marks belong to the text.', 'What was said, unedited; shorten with an ellipsis.'],
  dos: ['Say what they came for, and when.'],
  donts: ['Don’t quote without a name.'],
}
