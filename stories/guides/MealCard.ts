import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A meal, priced per head and put in the cart for a number of persons.',
  anatomy: [
    'Picture',
    'Title',
    'Price per head',
    'Menu, at most seven lines high',
    'Note',
    'Stepper for the number of persons',
    'Add to cart',
  ],
  use: ['For food and beverages.'],
  avoid: ['For anything counted by the piece: ProductCard.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the menu where it scrolls, to the stepper and to the button.' },
    { keys: 'Arrow up, Arrow down', does: 'In the menu: scrolls. In the amount: one more, one less.' },
  ],
  accessibility: [
    'A menu of more than seven lines takes focus and has a name, so it scrolls without a mouse; a shorter one is no stop.',
    'The note stands before the stepper in reading order.',
  ],
  content: ['A menu line is a dish, without a full stop.', 'The note says what the number counts: persons.'],
  dos: ['Name the menu after the meal: “Menu of Farm Thali”.'],
  donts: ['Don’t cut the menu to make it fit: it scrolls.'],
}
