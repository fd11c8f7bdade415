import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'What every page stands in: skip link, header, main, footer.',
  anatomy: [
    'Skip link, seen while it has focus',
    'Header',
    'Main',
    'Footer, at the foot of the screen on a short page',
    'Toasts and dialogs',
  ],
  use: ['Once, round everything.'],
  avoid: ['Inside a page: Section and Container.'],
  keyboard: [
    { keys: 'Tab', does: 'First of all to the skip link.' },
    { keys: 'Enter', does: 'On the skip link: to the main part.' },
  ],
  accessibility: [
    '`main` takes focus from the skip link, without a ring round the page.',
    'Brings the arch that pictures are cut by.',
  ],
  content: ['“Skip to content”.'],
  dos: ['Leave header and footer out of a page that stands alone.'],
  donts: ['Don’t use a second `main`.'],
}
