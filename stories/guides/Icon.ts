import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A small drawing, always beside words or inside something that has a name.',
  anatomy: ['Drawing in the colour of the text'],
  use: ['Beside a word that it repeats.', 'Inside IconButton, which names it.'],
  avoid: ['Alone, without a name.', 'As the only sign of a state.'],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers without `label`; an image with it.',
    'Arrows, chevrons and the outside sign turn round in right-to-left text.',
  ],
  content: ['`label` says what it means, not what it looks like.'],
  dos: ['Take 18 px in small text, 20 px in text, 28 px on its own.'],
  donts: ['Don’t use two icons for one thing.', 'Don’t colour it otherwise than its words.'],
}
