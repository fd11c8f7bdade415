import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Shows whether a date is available by icon, text and colour; each is sufficient alone.',
  alsoCalled: [
    'pill',
    'chip',
    'tag',
    'strike-through',
    'sold out',
    'nearly gone',
    'few left',
    'fast filling',
    'scarcity',
  ],
  anatomy: [
    { part: 'Icon of the state', find: 'svg' },
    { part: 'The provider’s text', find: '[data-state] > :last-child' },
  ],
  use: ['Beside a date that was checked, on a cart line, in a booking dialog.'],
  avoid: [
    'For a general label: it has only the states of a day, and the provider may choose their words.',
    'For a message with an action, use Alert.',
  ],
  keyboard: [],
  accessibility: [
    'With `announce` it is a `status`: each result is announced once, politely.',
    'Keep it mounted while its state changes; a live region inserted together with its text is not announced.',
    '`aria-busy` while checking.',
  ],
  content: [
    'The provider’s text comes first, unchanged: one word or a whole sentence. It wraps and is never cut off.',
    'Where the provider sends none: “Available”, “Fast filling” for a date that is nearly gone, “Sold out”.',
    '“Checking availability...” while waiting for the result.',
  ],
  dos: [
    { text: 'Set `announce` on the one badge the user is waiting for.', example: 'theOneAwaited' },
    { text: 'Say the state in words.', example: 'inWords' },
  ],
  donts: [
    { text: 'Don’t announce every badge of a list.', example: 'manyAnnounced' },
    { text: 'Don’t reduce “sold out” to a colour.', example: 'colourOnly' },
  ],
}
