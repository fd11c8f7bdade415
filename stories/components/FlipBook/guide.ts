import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A small book of text pages, such as the café’s menu.',
  alsoCalled: ['page turner', 'magazine'],
  anatomy: [
    { part: 'One page, or two side by side if there is room', find: 'section > div:first-child' },
    { part: 'Page number', find: '[data-open] > p[aria-hidden]' },
    { part: 'Previous, status, next', find: 'section > div > button, [role="status"]' },
    { part: 'One button per page', find: 'div:has(> button[aria-current])' },
  ],
  use: ['For a short document that people know as a booklet.'],
  avoid: ['For content that users search or compare: put it on the page.'],
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'Next or previous page, while focus is in the book.' },
    { keys: 'Home, End', does: 'First or last page.' },
    { keys: 'Enter, Space', does: 'On a page button: opens that page.' },
  ],
  accessibility: [
    'Pages are text: they can be read aloud, resized and translated like any other.',
    'The status is announced when the user turns the page. Only open pages are exposed.',
    'With reduced motion the page changes instantly. All pages are printed.',
  ],
  content: ['A page fits a phone without much scrolling.', 'The status includes both numbers: “2 of 6”.'],
  dos: [{ text: 'Begin each page with its heading.', example: 'headed' }],
  donts: [{ text: 'Don’t begin a page in the middle of a list.', example: 'unheaded' }, 'Don’t use pictures of text.'],
}
