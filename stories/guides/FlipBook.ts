import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A small book of text pages to leaf through: the café’s menu.',
  anatomy: [
    'Page, or two side by side where there is room',
    'Page number',
    'Previous, status, next',
    'A button a page',
  ],
  use: ['For something short that people know as a booklet.'],
  avoid: ['For anything that has to be found or compared: put it on the page.'],
  keyboard: [
    { keys: 'Arrow right, Arrow left', does: 'On and back, while focus is in the book.' },
    { keys: 'Home, End', does: 'First page, last page.' },
    { keys: 'Enter, Space', does: 'On a page’s button: opens that page.' },
  ],
  accessibility: [
    'Pages are text: they are read, resized and translated like any other.',
    'The status is announced when somebody turns. Only open pages are read.',
    'Without motion the page changes at once. On paper all pages are printed.',
  ],
  content: ['A page fits a phone without much scrolling.', 'The status says both numbers: “2 of 6”.'],
  dos: ['Begin each page with its heading.'],
  donts: ['Don’t put pictures of text in it.'],
}
