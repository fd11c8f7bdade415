import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A small drawing, always beside text or inside a named control.',
  alsoCalled: ['glyph', 'symbol', 'pictogram'],
  anatomy: ['Drawing in the colour of the text'],
  use: ['Beside text that it illustrates.', 'Inside IconButton, which names it.'],
  avoid: ['Alone, without a name.', 'As the only indicator of a state.'],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers without `label`; an image with it.',
    'Arrows, chevrons and the external-link icon are mirrored in right-to-left text.',
  ],
  content: ['`label` gives its meaning, not its appearance.'],
  dos: [
    { text: 'Give it the colour of the text beside it.', example: 'colourOfText' },
    'Use 18 px in small text, 20 px in text, 28 px on its own.',
  ],
  donts: [{ text: 'Don’t give it a colour of its own.', example: 'ownColour' }, 'Don’t use two icons for one meaning.'],
}
