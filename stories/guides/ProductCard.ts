import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A product to rent by the piece: picture, price and quantity.',
  anatomy: [
    'Picture, 4 by 4.9',
    'Name, a heading',
    'Size',
    'Price, and the list price struck through',
    'Quantity stepper',
    'Add to cart',
  ],
  use: ['In a ProductGrid, for what is rented by number: outfits.'],
  avoid: ['For a meal, priced per head, use MealCard.', 'For content without a purchase, use PictureCard.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the quantity, its buttons and Add to cart.' },
    { keys: 'Arrow up, Arrow down', does: 'In the quantity: one more, one less.' },
    { keys: 'Enter, Space', does: 'On the button: adds the quantity shown in the field.' },
  ],
  accessibility: [
    'An article named by its heading.',
    'The button identifies its product by its own name or by its description.',
    'Screen readers don’t announce a strikethrough: `listLabel` is announced before the list price.',
  ],
  content: [
    'The stepper’s label includes the product’s name: “Quantity, Gulmohar Lehenga”.',
    'Empty `alt` if the name describes the picture.',
  ],
  dos: ['Keep a rejected quantity in the field and give the reason in `problem`.'],
  donts: ['Don’t set the grid’s columns yourself: the card adapts to its own width.'],
  covers: ['ProductGrid'],
}
