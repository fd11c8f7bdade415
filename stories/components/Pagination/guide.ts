import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Links to the pages of a list.',
  alsoCalled: ['pager', 'page numbers'],
  anatomy: [
    { part: 'Previous', find: 'li:first-child > *' },
    { part: 'First page, adjacent pages, last page', find: 'li:nth-child(2), li:nth-child(3), li:nth-child(4)' },
    { part: 'A gap for omitted pages', find: 'li[aria-hidden]' },
    { part: 'Next', find: 'li:last-child > *' },
  ],
  use: ['For lists whose pages each have their own URL.'],
  avoid: ['For a growing list, use a “show more” button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'Native links in a navigation landmark, displayed as “02” and announced as “Page 2”; the current page has `aria-current`.',
    'On the first or last page, Previous or Next keeps its place, can be focused and is announced as unavailable. It has no `href`.',
  ],
  content: ['“Previous” and “Next”; on phones only the arrows are visible, the text is still announced.'],
  dos: [
    { text: 'Put enough on a page that a list has few pages.', example: 'fewPages' },
    'Pass the page number of the URL unchanged: it is clamped between 1 and the count.',
  ],
  donts: [
    { text: 'Don’t spread a short list over many pages.', example: 'manyPages' },
    'Don’t leave the list scrolled down after a page change.',
  ],
}
