import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A summary that expands to show more detail.',
  anatomy: [
    { part: 'Summary with an arrow', find: 'summary' },
    { part: 'Hidden content', find: 'summary + div' },
  ],
  use: ['For a detail that few users need, such as how an amount is made up.'],
  avoid: ['For several items of a kind, use Accordion.', 'For essential content: show it on the page.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the summary.' },
    { keys: 'Enter, Space', does: 'Opens or closes it.' },
  ],
  accessibility: ['A native `details`: works without JavaScript, and the browser’s find-in-page opens it.'],
  content: ['Name the content: “How the amount is made up”, not “More”.'],
  dos: [{ text: 'Name the content in the summary.', example: 'named' }, 'Keep the summary short enough for one line.'],
  donts: [{ text: 'Don’t write only “More”.', example: 'more' }, 'Don’t hide an error in it.'],
} satisfies Guide
