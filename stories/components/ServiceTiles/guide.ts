import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Links to further services, six in a row.',
  anatomy: [
    { part: 'Icon', find: 'li:first-child svg' },
    { part: 'Name', find: 'li:first-child span:last-child' },
  ],
  use: ['On the home page, for the catalogues.'],
  avoid: ['For products, use cards.', 'For navigation within a section, use LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from tile to tile.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A list; the icons are decorative.'],
  content: ['One or two words; a soft hyphen where a long word may break.'],
  dos: [{ text: 'Use one icon for one service everywhere.', example: 'ownIcons' }],
  donts: [
    { text: 'Don’t use one icon for several services.', example: 'sameIcon' },
    'Don’t use more than twelve tiles.',
  ],
}
