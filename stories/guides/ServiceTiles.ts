import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What else there is to have, six in a row.',
  anatomy: ['Sign', 'Name'],
  use: ['On the home page, for the catalogues.'],
  avoid: ['For things to buy: cards.', 'For navigation within a section: LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from tile to tile; one without an address takes no focus.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A list; the sign is decoration.'],
  content: ['One or two words; a soft hyphen where a long word may break.'],
  dos: ['Use one icon for one service everywhere.'],
  donts: ['Don’t add more than twelve.'],
}
