import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Goes somewhere and looks like a button.',
  anatomy: ['Words', 'Outside sign (optional)'],
  use: ['For the main way on: “Check pricing”, “Checkout”.'],
  avoid: ['For what changes something: Button.', 'In text and rows: TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A link: screen readers say so, and it opens in a new tab by the browser’s own ways.',
    'An outside link opens a new tab and says it by `externalLabel`.',
  ],
  content: ['A verb and its object.'],
  dos: ['Use one primary a view, button or link.'],
  donts: ['Don’t write a sentence into it.'],
}
