import type { Guide } from '../../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A picture and a sentence for a list without results.',
  anatomy: [
    { part: 'Picture, decorative', find: 'div:has(> span)' },
    { part: 'Sentence', find: 'p' },
    { part: 'One action', find: 'a, button' },
  ],
  use: ['For empty lists, and for filters and searches without results.'],
  avoid: ['For a whole page that is empty, use EmptyState.', 'For an address that doesn’t exist, use ResultPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action, if there is one.' }],
  accessibility: ['The picture is decorative; `live` announces the sentence after a search.'],
  content: ['The sentence prescribed for the page: “Sorry, no result found!”.'],
  dos: [{ text: 'Offer a way to show everything again.', example: 'wayBack' }],
  donts: [
    { text: 'Don’t leave people without a way back.', example: 'noWayBack' },
    'Don’t show it while the list is loading.',
  ],
} satisfies Guide
