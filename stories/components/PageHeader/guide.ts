import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The breadcrumb, title and introduction of a page.',
  anatomy: [
    { part: 'Breadcrumb (optional)', find: 'nav' },
    { part: 'Title, the h1', find: 'h1' },
    { part: 'Lead (optional)', find: 'h1 ~ div, div:has(> h1) + div > div:first-child' },
    { part: 'Aside (optional)', find: 'div:has(> h1) + div > :last-child' },
  ],
  use: ['Once per page, first in main.'],
  avoid: ['On a result page, use ResultPage.', 'For the title of a section, use Heading.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the breadcrumb. The title takes focus only from a script.' }],
  accessibility: ['The h1 of the page.'],
  content: ['A lead is one or two sentences.'],
  dos: [
    { text: 'Use the page’s name in the navigation as the title.', example: 'name' },
    'Keep the title under three lines at 320 px.',
  ],
  donts: [{ text: 'Don’t write a sentence as the title.', example: 'sentence' }, 'Don’t put a second h1 on the page.'],
}
