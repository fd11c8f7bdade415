import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A wall of pictures that open in a lightbox.',
  anatomy: ['Pictures, in a mosaic or a grid', 'A lens on each'],
  use: ['`mosaic` for the photographs of a set, `grid` for a portfolio.'],
  avoid: ['For pictures that lead to pages: PictureCard.', 'Where there are none: EmptyState.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from picture to picture.' },
    { keys: 'Enter', does: 'Opens it in the lightbox; with Ctrl or ⌘, the full file in a new tab.' },
  ],
  accessibility: [
    'A list of links, each named by what it shows. Without a script they lead to the full file.',
    'Focus returns to the picture that was opened.',
  ],
  content: ['`openLabel` says what happens and to what: “Enlarge: lamps in the arches”.'],
  dos: ['Put the widest picture first: it takes the widest place.'],
  donts: ['Don’t repeat a picture to fill a row: the last ones fill it.'],
}
