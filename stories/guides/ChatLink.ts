import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A bubble in the corner that leads to the chat, elsewhere.',
  anatomy: ['Round link with the chat sign'],
  use: ['Once a page, outside the main content.'],
  avoid: ['For contact details: the footer.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link; it comes after the content.' },
    { keys: 'Enter', does: 'Opens the chat in a new tab.' },
  ],
  accessibility: [
    '`label` is its name and says that a new tab opens.',
    '54 px on a phone, 60 px beyond: a thumb reaches it.',
  ],
  content: ['“Chat with us (opens in a new tab)”.'],
  dos: ['Keep the corner free of anything that sticks.'],
  donts: ['Don’t add a second floating control.'],
}
