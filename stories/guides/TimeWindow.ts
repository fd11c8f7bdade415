import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'The hours of something: as a line of words, or drawn as the way of the sun.',
  anatomy: ['Clock and words', 'Or: arc, lit part, sun, and the words under it'],
  use: ['`line` in lists and details.', '`arc` where there is room to look at it, once in a card.'],
  avoid: ['To choose hours: TimeField.'],
  keyboard: [],
  accessibility: ['The words say it all; clock and arc are decoration.'],
  content: ['“2:00 pm – 8:00 pm”: an en dash, am and pm in lower case.'],
  dos: ['Give start and end in minutes after midnight.'],
  donts: ['Don’t draw an arc without words.'],
}
