import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The arch with an aperture for a sun, and the name: the way home.',
  anatomy: ['Mark', 'Words'],
  use: ['In the header, the full-screen menu, a scene without a header.'],
  avoid: ['As decoration: Arch.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A link; `label` contains the words that are seen.'],
  content: ['“Aperture Acres, home”.'],
  dos: ['Leave room as wide as the mark around it.'],
  donts: ['Don’t recolour or stretch it.'],
}
