import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The sunlit band above the footer: one sentence and one way on.',
  anatomy: ['Title', 'Link that looks like a button'],
  use: ['At the end of a page that tells something.'],
  avoid: ['For an action on this page: Button.', 'In the middle of a page: LinkButton.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: ['A region named by its title.'],
  content: ['A question or an invitation in one line; a verb on the link.'],
  dos: ['Use it once, as the last thing before the footer.'],
  donts: ['Don’t repeat the link of the page’s head word for word.'],
}
