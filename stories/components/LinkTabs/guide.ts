import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Sibling pages as a row of links; the current one is marked and scrolled to the centre.',
  alsoCalled: ['sub navigation', 'navigation tabs'],
  anatomy: [
    { part: 'Row of links', find: 'nav' },
    { part: 'Current page, marked', find: '[aria-current]' },
  ],
  use: ['For a handful of pages of one kind: products, services, account.'],
  avoid: ['For views within a page, use Tabs.', 'For the pages of a list, use Pagination.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A navigation landmark with `aria-current="page"`; no tab roles, since each link is a page.',
    'The row scrolls on narrow screens; only the row scrolls, never the page.',
  ],
  content: [],
  dos: [
    { text: 'Use one or two words for each page.', example: 'shortNames' },
    'Keep the order the same on each page.',
  ],
  donts: [{ text: 'Don’t write phrases.', example: 'phrases' }, 'Don’t wrap the row.'],
}
