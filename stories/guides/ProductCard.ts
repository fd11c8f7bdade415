import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Something to rent by the piece: what it looks like, what it costs, how many.',
  anatomy: [
    'Picture, 4 by 4.9',
    'Name, a heading',
    'Size',
    'Price, and the list price struck through',
    'Quantity stepper',
    'Add to cart',
  ],
  use: ['In a ProductGrid, for what is rented by number: outfits.'],
  avoid: ['For a meal, priced per head: MealCard.', 'For what can only be looked at: PictureCard.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the amount, its buttons and Add to cart.' },
    { keys: 'Arrow up, Arrow down', does: 'In the amount: one more, one less.' },
    { keys: 'Enter, Space', does: 'On the button: adds what the field shows.' },
  ],
  accessibility: [
    'An article named by its heading.',
    'The button says which product it adds, by its own name or by its description.',
    'A line through a price is not heard: `listLabel` is read before it.',
  ],
  content: [
    'The stepper’s label carries the product’s name: “Quantity, Gulmohar Lehenga”.',
    'Empty `alt` where the name says what the picture shows.',
  ],
  dos: ['Keep a refused amount in the field and say why in `problem`.'],
  donts: ['Don’t set the grid’s columns yourself: the card stacks by its own width.'],
  covers: ['ProductGrid'],
}
