import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A link that looks like a button.',
  anatomy: [
    { part: 'Text', find: 'a > span:first-child' },
    { part: 'External-link icon (optional)', find: 'svg' },
  ],
  use: ['For the main link: “Check pricing”, “Checkout”.'],
  avoid: ['For an action that makes a change, use Button.', 'In text and rows, use TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A link: announced as one, and the browser can open it in a new tab.',
    'An external link opens a new tab and announces it through `externalLabel`.',
  ],
  content: [],
  dos: [
    { text: 'Use a verb and its object as the label.', example: 'verb' },
    'Use one primary button or link per view.',
  ],
  donts: [{ text: 'Don’t use a sentence as its label.', example: 'sentence' }],
}
