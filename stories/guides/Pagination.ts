import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'The pages of a list.',
  anatomy: ['Previous', 'First page, neighbours, last page', 'A gap where some are left out', 'Next'],
  use: ['For lists that come in pages with an address each.'],
  avoid: ['For a list that grows: a button that shows more.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  accessibility: [
    'Real links in a navigation landmark: seen as 02, read as “Page 2”, the current one said.',
    'At an end, Previous or Next keeps its place and focus and says that it is off.',
  ],
  content: ['“Previous” and “Next”; on phones only their arrows are drawn, the words are read.'],
  dos: ['Give the number of the address as it came: it is brought between 1 and the count.'],
  donts: ['Don’t leave the list scrolled down after a page was changed.'],
} satisfies Guide
