import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A short form of the cart, in a panel below the cart button.',
  alsoCalled: ['basket', 'cart preview'],
  anatomy: [
    { part: 'Slate', find: 'div:empty' },
    { part: 'Title and close', find: 'div:has(> h2)' },
    { part: 'Lines with picture, name and amount', find: 'ul' },
    'Message if there are no lines',
    { part: 'Subtotal', find: 'dl' },
    { part: 'Link to the cart', find: 'a' },
  ],
  use: ['In the Header’s `cart.mini`.'],
  avoid: ['On the cart page, use CartGroup and CartLine.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to close, then to the link.' },
    { keys: 'Enter', does: 'Closes it or goes to the cart.' },
  ],
  accessibility: ['It is in a region of the Header with the same name as its button; the Header closes it on Escape.'],
  content: ['“Your cart is empty”, and what to do.'],
  dos: [{ text: 'List the package first.', example: 'packageFirst' }],
  donts: [
    { text: 'Don’t list what goes with the package above it.', example: 'packageLast' },
    'Don’t put steppers or remove buttons in it.',
  ],
}
