import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A list that has nothing to show: a picture and a sentence.',
  anatomy: ['Picture, decorative', 'Sentence', 'One way on'],
  use: ['For empty lists, and for filters and searches without a result.'],
  avoid: ['For a page of its own that is empty: EmptyState.', 'For an address that doesn’t exist: ResultPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the way on, where there is one.' }],
  accessibility: ['The picture is decoration; `live` announces the sentence after a search.'],
  content: ['The sentence the page prescribes: “Sorry, no result found!”.'],
  dos: ['Give a way on where there is one: show everything again.'],
  donts: ['Don’t show it while the list is still on its way.'],
} satisfies Guide
