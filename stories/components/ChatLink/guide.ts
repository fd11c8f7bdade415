import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A link to an external chat, floating in the margin of wide pages.',
  alsoCalled: ['WhatsApp', 'floating action button', 'FAB'],
  anatomy: ['Round link with the chat icon'],
  use: ['Once per page, outside the main content.'],
  avoid: ['For contact details, use the footer.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link; it comes after the content.' },
    { keys: 'Enter', does: 'Opens the chat in a new tab.' },
  ],
  accessibility: [
    '`label` is its accessible name and includes that it opens in a new tab.',
    'At the end of a narrow page; from 1200 px it floats in the margin, where it covers nothing.',
  ],
  content: ['“Chat with us (opens in a new tab)”.'],
  dos: [{ text: 'Keep the corner free of other sticky elements.', example: 'alone' }],
  donts: [{ text: 'Don’t add a second floating control.', example: 'crowded' }],
}
