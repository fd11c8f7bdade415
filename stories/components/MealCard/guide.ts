import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A meal, priced per head, to add to the cart for a number of people.',
  anatomy: [
    { part: 'Picture', find: 'article > div:first-child' },
    { part: 'Title', find: 'h2' },
    { part: 'Price per head, and how many are in the cart', find: 'h2 + div' },
    { part: 'Menu, at most seven lines high', find: 'article [role="group"][aria-label^="Menu"]' },
    { part: 'Stepper for the number of people', find: 'div:has(> input)' },
    { part: 'Add to cart', find: 'button[aria-label^="Add"]' },
  ],
  use: ['For food and beverages.'],
  avoid: ['For anything counted by the piece, use ProductCard.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the menu if it scrolls, then to the stepper and the button.' },
    { keys: 'Arrow up, Arrow down', does: 'In the menu: scroll. In the number field: one more, one less.' },
  ],
  accessibility: [
    'Why it cannot be added (`disabledReason`) is announced with the button.',
    'A menu of more than seven lines has a name and takes focus, so that it scrolls without a mouse; a shorter one is not a tab stop.',
  ],
  content: ['A menu line is one dish, without a full stop.'],
  dos: [
    { text: 'Show the whole menu: a long one scrolls.', example: 'whole' },
    'Name the menu after the meal: “Menu of Farm Thali”.',
  ],
  donts: [{ text: 'Don’t shorten the menu to make it fit.', example: 'shortened' }],
}
