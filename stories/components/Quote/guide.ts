import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A guest’s testimonial with attribution.',
  alsoCalled: ['testimonial', 'blockquote'],
  anatomy: [
    { part: 'Quotation', find: 'blockquote' },
    { part: 'Portrait in a small arch', find: 'span:has(> span > span > img), span:has(> span > img)' },
    { part: 'Name', find: 'cite' },
    { part: 'Occasion', find: 'cite + span' },
  ],
  use: ['`large` alone or in a Carousel, `medium` in a list of reviews.'],
  avoid: ['For a quotation inside an article: Prose has its own.'],
  keyboard: [],
  accessibility: [
    'A figure with a blockquote; the name is a `cite` in its caption.',
    'The portrait’s `alt` is empty: the name is beside it.',
  ],
  content: ['Include the quotation marks in the text.', 'Quote verbatim; shorten with an ellipsis.'],
  dos: [{ text: 'State the name and the occasion.', example: 'attributed' }],
  donts: [{ text: 'Don’t quote without a name.', example: 'anonymous' }],
}
