import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Nothing is here, and what to do about it.',
  anatomy: ['Picture (optional)', 'Title', 'Words (optional)', 'One way on (optional)'],
  use: ['Where a list, a cart or a search has nothing to show.'],
  avoid: [
    'While it is not known yet: Skeleton.',
    'Where it could not be fetched: Alert with a way to try again.',
    'As a whole page: ResultPage.',
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action.' }],
  accessibility: [
    'The title is a heading of the level you give; with `titleRef` focus can be brought to it after something was removed.',
  ],
  content: ['What is empty, in the title; why or what to do, in the words.'],
  dos: ['Offer one action.'],
  donts: ['Don’t make a joke of it.'],
}
