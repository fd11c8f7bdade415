import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The path from the home page to the current page.',
  alsoCalled: ['path', 'trail'],
  anatomy: [
    { part: 'Links to the parent pages', find: 'a' },
    { part: 'Slash separators', find: 'span[aria-hidden]' },
    { part: 'Current page, not a link', find: '[aria-current]' },
  ],
  use: ['Above the title of a page at least two levels deep.'],
  avoid: ['For sibling pages, use LinkTabs.', 'For the steps of a task, use Steps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A navigation landmark named by `label`; the last entry has `aria-current="page"`.',
    'The slashes are hidden from screen readers.',
  ],
  content: ['The pages’ own names.'],
  dos: [
    { text: 'Use each page’s own name, in full.', example: 'fullNames' },
    'Place it before the h1: PageHeader does.',
  ],
  donts: [{ text: 'Don’t truncate names with dots.', example: 'cut' }, 'Don’t make the last entry a link.'],
}
