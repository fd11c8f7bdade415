import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'More of one thing, on demand.',
  anatomy: ['Summary with its arrow', 'What it discloses'],
  use: ['For a detail that few need: how an amount is made up.'],
  avoid: ['For several of a kind: Accordion.', 'For what has to be read: leave it in the page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the summary.' },
    { keys: 'Enter, Space', does: 'Opens and closes.' },
  ],
  accessibility: ['A native `details`: works without a script, and the browser’s search opens it.'],
  content: ['Say what is inside: “How the amount is made up”, not “More”.'],
  dos: ['Keep the summary short enough for one line.'],
  donts: ['Don’t hide a problem in it.'],
} satisfies Guide
