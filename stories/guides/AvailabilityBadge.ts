import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Says whether a date can be had: sign, words and colour, each enough alone.',
  anatomy: ['Sign of the state', 'The provider’s words'],
  use: ['Beside a date that was asked about, on a cart line, in a dialog that books.'],
  avoid: ['For a general label: it has only these five states.', 'For a message with something to do: Alert.'],
  keyboard: [],
  accessibility: [
    'With `announce` it is a `status`: each answer is read once, politely.',
    'Keep it mounted while its state changes; a region that appears together with its words says nothing.',
    '`aria-busy` while checking.',
  ],
  content: [
    'Show the provider’s words as they came (C-003).',
    '“Checking availability...” while the answer is on its way.',
  ],
  dos: ['Give `announce` to the one badge somebody waits for.'],
  donts: ['Don’t announce every badge of a list.', 'Don’t shorten “sold out” to a colour.'],
}
