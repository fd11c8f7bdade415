import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A picture with a title for a set, an event, a prop or a story. The whole card is one link.',
  alsoCalled: ['media card', 'tile', 'teaser'],
  anatomy: [
    { part: 'Picture, plain or in the arch', find: 'article > div:first-child' },
    { part: 'Eyebrow', find: 'p:has(+ h3)' },
    { part: 'Title, a heading', find: 'h3' },
    { part: 'Price', find: 'h3 + p' },
    { part: 'Description', find: 'h3 + p + p' },
    { part: '“Read more” text', find: 'h3 ~ a' },
  ],
  use: ['For content to browse: sets, events, props, blog posts.', '`beside` for the first post of a list.'],
  avoid: [
    'For anything added to a cart, use ProductCard, MealCard or PackageCard.',
    'For pictures that open in place, use Gallery.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the card, one tab stop; a card without a link is not a tab stop.' },
    { keys: 'Enter', does: 'Opens it.' },
  ],
  accessibility: [
    'One link per card, nothing nested: its hit area covers the whole card.',
    'With `more` the link is named “Read More”, then the title, so that link names are unique.',
    'The focus ring surrounds the whole card.',
  ],
  content: ['Titles of at most three lines.'],
  dos: [
    { text: 'Omit the price if there is none.', example: 'noPrice' },
    'Leave `alt` empty if the title describes the picture.',
  ],
  donts: [
    { text: 'Don’t write “₹0” for what has no price.', example: 'zero' },
    'Don’t put a button inside: it would be covered by the link.',
  ],
}
