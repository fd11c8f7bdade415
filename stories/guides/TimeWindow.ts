import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A range of hours, as a line of text or drawn as the arc of the sun.',
  anatomy: ['Clock and text', { part: 'Or: arc, lit part, sun, and the text below', find: 'div:has(> svg)' }],
  use: ['`line` in lists and details.', '`arc` where there is room for it, once per card.'],
  avoid: ['To choose hours, use TimeField.'],
  keyboard: [],
  accessibility: ['The text is complete; clock and arc are decorative.'],
  content: ['“2:00 pm – 8:00 pm”: an en dash, am and pm in lower case.'],
  dos: [{ text: 'Give both times in full.', example: 'inFull' }, 'Pass start and end in minutes after midnight.'],
  donts: [{ text: 'Don’t leave out am and pm.', example: 'bare' }, 'Don’t use an arc without text.'],
}
