import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The end of every page: where to find us, where to go on, how to hear of us.',
  anatomy: [
    'Slate',
    'Heading and contacts',
    'Columns of links',
    'Newsletter',
    'Social links',
    'To the top',
    'Copyright',
    'Choice of theme (optional)',
    'Name, drawn large',
  ],
  use: ['Once a page, after main.'],
  avoid: ['For the end of an article: CallToAction.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through contacts, links, newsletter, social links, to the top and the choice.' },
    { keys: 'Enter', does: 'Follows a link, sends the newsletter form, presses to the top.' },
  ],
  accessibility: [
    'The contentinfo landmark; each column is a navigation named by its title.',
    'Social links say that a new tab opens; the drawn name is hidden from screen readers.',
    'The problem of the newsletter is read with its box.',
  ],
  content: ['Column titles of one or two words.'],
  dos: ['Keep the order of the columns the same on every page.'],
  donts: ['Don’t put the only link to something here.'],
}
