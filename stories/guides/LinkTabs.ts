import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Sister pages as a row of links; the current one is marked and brought to the middle.',
  anatomy: ['Row of links'],
  use: ['For a handful of pages of one kind: products, services, account.'],
  avoid: ['For parts of one page: Tabs.', 'For pages of a list: Pagination.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A navigation landmark with `aria-current="page"`; no tab roles, since each is a page.',
    'The row scrolls on narrow screens; only the row moves, never the page.',
  ],
  content: ['One or two words each.'],
  dos: ['Keep the order the same on each page.'],
  donts: ['Don’t break the row into lines.'],
}
