import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A set, an event, a prop or a story: a picture and what it is. All of it is one link.',
  anatomy: [
    'Picture, plain or in the arch',
    'Eyebrow',
    'Title, a heading',
    'Price',
    'Description',
    'Words to read more',
  ],
  use: ['For what is looked at first: sets, events, props, blog posts.', '`beside` for the first post of a list.'],
  avoid: [
    'For anything put in a cart: ProductCard, MealCard, PackageCard.',
    'For pictures that open in place: Gallery.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the card, one stop; no stop without a link.' },
    { keys: 'Enter', does: 'Opens it.' },
  ],
  accessibility: [
    'One link a card, nothing nested: its box is drawn out over the card.',
    'With `more` the link reads “Read More, then the title”, so that many of them differ.',
    'The focus ring runs round the whole card.',
  ],
  content: ['Titles of at most three lines.', 'Leave out a price that is not there.'],
  dos: ['Keep `alt` empty where the title says what is seen.'],
  donts: ['Don’t put a button inside: it would lie under the link.'],
}
