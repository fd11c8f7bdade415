import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The way from the start to this page.',
  anatomy: ['Links to the pages above', 'Slash between', 'This page, not a link'],
  use: ['Above the title of a page that lies at least two steps deep.'],
  avoid: ['For sister pages: LinkTabs.', 'For the steps of a task: Steps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A navigation landmark named by `label`; the last entry has `aria-current="page"`.',
    'The slashes are hidden from screen readers.',
  ],
  content: ['The pages’ own names.'],
  dos: ['Let it stand before the h1: PageHeader does.'],
  donts: ['Don’t make the last entry a link.', 'Don’t shorten names with dots.'],
}
