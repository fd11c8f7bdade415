import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A product to rent by the piece: picture, price and quantity.',
  anatomy: [
    { part: 'Picture, 4 by 4.9', find: 'article > div:first-child' },
    { part: 'Name, a heading', find: 'h3' },
    { part: 'Size', find: 'h3 + p' },
    { part: 'Price, and the list price struck through', find: 'h3 ~ div' },
    { part: 'Quantity stepper', find: 'div:has(> input)' },
    { part: 'Add to cart', find: 'article > div:last-child > button' },
  ],
  use: ['In a ProductGrid, for what is rented by number: outfits.'],
  avoid: ['For a meal, priced per head, use MealCard.', 'For content without a purchase, use PictureCard.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the quantity, its buttons and Add to cart.' },
    { keys: 'Arrow up, Arrow down', does: 'In the quantity: one more, one less.' },
    { keys: 'Enter, Space', does: 'On the button: adds the quantity shown in the field.' },
  ],
  accessibility: [
    'Why it cannot be added (`disabledReason`) is announced with the button.',
    'An article named by its heading.',
    'The button identifies its product by its own name or by its description.',
    'Screen readers don’t announce a strikethrough: `listLabel` is announced before the list price.',
  ],
  content: [
    'The stepper’s label includes the product’s name: “Quantity, Gulmohar Lehenga”.',
    'Empty `alt` if the name describes the picture.',
  ],
  dos: [
    'Without a price to show, say “Price on request” and give the action an `href`: never show zero.',
    { text: 'Keep a rejected quantity in the field and give the reason in `problem`.', example: 'keptWithReason' },
  ],
  donts: [
    { text: 'Don’t set the quantity back without a word.', example: 'setBack' },
    'Don’t set the grid’s columns yourself: the card adapts to its own width.',
  ],
  covers: ['ProductGrid'],
}
