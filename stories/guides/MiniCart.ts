import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The cart in short, under its button.',
  anatomy: [
    'Slate',
    'Title and close',
    'Lines with picture, name and amount',
    'Sentence in place of lines',
    'Subtotal',
    'Way to the cart',
  ],
  use: ['In the Header’s `cart.mini`.'],
  avoid: ['On the cart page: CartGroup and CartLine.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to close, then to the link.' },
    { keys: 'Enter', does: 'Closes, or goes to the cart.' },
  ],
  accessibility: ['Stands in a region of the Header named like its button; the Header closes it on Escape.'],
  content: ['“Your cart is empty” and what to do.'],
  dos: ['Package first.'],
  donts: ['Don’t put steppers or bins into it.'],
}
