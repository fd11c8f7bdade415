import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A collection of pictures that open in a lightbox.',
  alsoCalled: ['masonry', 'image grid', 'photos'],
  anatomy: [
    { part: 'Pictures, in a mosaic or a grid', find: 'ul' },
    { part: 'Magnifier icon on each', find: 'li:first-child span:has(> svg)' },
  ],
  use: ['`mosaic` for the photographs of a set, `grid` for a portfolio.'],
  avoid: ['For pictures that link to pages, use PictureCard.', 'If there are no pictures, use EmptyState.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from picture to picture.' },
    { keys: 'Enter', does: 'Opens it in the lightbox; with Ctrl or ⌘, opens the full file in a new tab.' },
  ],
  accessibility: [
    'A list of links, each named by what it shows. Without JavaScript they lead to the full file.',
    'Focus returns to the picture that was opened.',
  ],
  content: ['`openLabel` names the action and the picture: “Enlarge: lamps in the arches”.'],
  dos: [
    { text: 'Let the last pictures stretch to fill the row.', example: 'stretched' },
    'Put the widest picture first: it gets the widest slot.',
  ],
  donts: [{ text: 'Don’t repeat a picture to fill a row.', example: 'repeated' }],
}
