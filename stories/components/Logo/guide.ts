import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The brand’s mark, an arch with an aperture for a sun, and its name; links to the home page.',
  anatomy: [
    { part: 'Mark', find: 'svg' },
    { part: 'Name', find: 'span' },
  ],
  use: ['In the header, the full-screen menu, and a scene without a header.'],
  avoid: ['As decoration, use Arch.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A link; `label` contains the visible text.'],
  content: ['“Aperture Acres, home”.'],
  dos: [
    { text: 'Keep its colours and proportions.', example: 'asDrawn' },
    'Leave clear space as wide as the mark around it.',
  ],
  donts: [{ text: 'Don’t recolour or stretch it.', example: 'stretched' }],
}
