import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Shows that there is no content, and what to do about it.',
  alsoCalled: ['no results', 'blank slate', 'zero state'],
  anatomy: [
    { part: 'Picture (optional)', find: 'div:has(> span)' },
    { part: 'Title', find: 'h2' },
    { part: 'Text (optional)', find: 'h2 + div' },
    { part: 'One action (optional)', find: 'a, button' },
  ],
  use: ['For a list, a cart or a search with nothing to show.'],
  avoid: [
    'While loading, use Skeleton.',
    'If loading failed, use Alert with a way to retry.',
    'For a whole page, use ResultPage.',
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the action.' }],
  accessibility: ['The title is a heading of the level you set.'],
  content: ['The title says what is empty; the text says why or what to do.'],
  dos: [{ text: 'Offer one action.', example: 'nextStep' }],
  donts: [{ text: 'Don’t leave people at a dead end.', example: 'deadEnd' }, 'Don’t joke.'],
}
