import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Back to the top, the focus too.',
  anatomy: ['A round button with an arrow'],
  use: ['In the footer of every page; floating on very long ones.'],
  avoid: ['For a place inside the page: a link to it.'],
  keyboard: [{ keys: 'Enter, Space', does: 'Scroll up; focus goes to the main heading.' }],
  accessibility: ['The next Tab goes on from the top.', 'Jumps instead of scrolling where less motion is wanted.'],
  content: ['“Back to the top”.'],
  dos: ['Keep it away from other floating buttons.'],
  donts: ['Don’t show it where the page is hardly longer than the screen.'],
} satisfies Guide
