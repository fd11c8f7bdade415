import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A sunlit band above the footer with one sentence and one link.',
  alsoCalled: ['hero', 'promo', 'teaser'],
  anatomy: [
    { part: 'Title', find: 'h2' },
    { part: 'Link styled as a button', find: 'a' },
  ],
  use: ['At the end of an informational page.'],
  avoid: ['For an action on this page, use Button.', 'In the middle of a page, use LinkButton.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A region named by its title.'],
  content: ['A question or an invitation on one line; a verb on the link.'],
  dos: [
    { text: 'Write one line, and a verb on the link.', example: 'oneLine' },
    'Use it once, as the last element before the footer.',
  ],
  donts: [
    { text: 'Don’t write a paragraph.', example: 'paragraph' },
    'Don’t repeat the wording of the link at the top of the page.',
  ],
}
