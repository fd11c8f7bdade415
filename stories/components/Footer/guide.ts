import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The end of every page: contacts, navigation and newsletter.',
  anatomy: [
    { part: 'Slate', find: 'footer > div:first-child' },
    { part: 'Heading and contacts', find: 'div:has(> p + ul)' },
    { part: 'Columns of links', find: 'nav' },
    { part: 'Newsletter', find: 'form' },
    { part: 'Social links', find: 'form + ul' },
    { part: 'Back to top', find: 'div > button:first-child:not(form *)' },
    { part: 'Copyright', find: 'button + p' },
    { part: 'Theme choice (optional)', find: 'label:has(select)' },
    { part: 'Name, drawn large', find: 'footer > [aria-hidden]' },
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
  content: [],
  dos: [
    { text: 'Use column titles of one or two words.', example: 'shortTitles' },
    'Keep the order of the columns the same on every page.',
  ],
  donts: [
    { text: 'Don’t write sentences above the columns.', example: 'sentences' },
    'Don’t make the footer the only way to reach a page.',
    'Don’t put it inside a form: its newsletter is one.',
  ],
}
