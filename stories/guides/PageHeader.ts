import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Where one is, the page’s title, and what it is about.',
  anatomy: ['Breadcrumb (optional)', 'Title, the h1', 'Lead (optional)', 'Aside (optional)'],
  use: ['Once a page, first in main.'],
  avoid: ['On a result: ResultPage.', 'For the title of a part: Heading.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the breadcrumb. The title takes focus only from a script.' }],
  accessibility: ['The h1 of the page; `titleRef` lets a change of route bring focus to it.'],
  content: ['The title is the page’s name as in the navigation.', 'A lead is one or two sentences.'],
  dos: ['Keep the title under three lines at 320 px.'],
  donts: ['Don’t put a second h1 on the page.'],
}
