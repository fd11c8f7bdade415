import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The end of every page: contacts, navigation and newsletter.',
  anatomy: [
    'Slate',
    'Heading and contacts',
    'Columns of links',
    'Newsletter',
    'Social links',
    'Back to top',
    'Copyright',
    'Theme choice (optional)',
    'Name, drawn large',
  ],
  use: ['Once per page, after main.'],
  avoid: ['For the end of an article, use CallToAction.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through contacts, links, newsletter, social links, back to top and the theme choice.' },
    { keys: 'Enter', does: 'Follows a link, submits the newsletter form or scrolls to the top.' },
  ],
  accessibility: [
    'The contentinfo landmark; each column is a navigation landmark named by its title.',
    'Social links announce that they open in a new tab; the drawn name is hidden from screen readers.',
    'The newsletter’s error message is its input’s description.',
  ],
  content: ['Column titles of one or two words.'],
  dos: ['Keep the order of the columns the same on every page.'],
  donts: ['Don’t make the footer the only way to reach a page.'],
}
