import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'The shell of every page: skip link, header, main, footer.',
  anatomy: [
    'Skip link, visible on focus',
    { part: 'Header', find: 'header' },
    { part: 'Main', find: 'main' },
    { part: 'Footer, at the bottom of the screen on a short page', find: 'main + footer' },
    'Toasts and dialogs',
  ],
  use: ['Once, around the whole page.'],
  avoid: ['Inside a page, use Section and Container.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the skip link first.' },
    { keys: 'Enter', does: 'On the skip link: moves to the main content.' },
  ],
  accessibility: [
    '`main` takes focus from the skip link, without a focus ring around the page.',
    'Includes the arch definition that pictures are clipped with.',
  ],
  content: ['“Skip to content”.'],
  dos: ['Omit header and footer on a standalone page.'],
  donts: ['Don’t use a second `main`.'],
}
