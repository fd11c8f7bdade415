import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Scrolls to the top of the page and moves focus there.',
  anatomy: ['A round button with an arrow'],
  use: ['In the footer of every page; floating on very long pages.'],
  avoid: ['For a target within the page, use a link.'],
  keyboard: [{ keys: 'Enter, Space', does: 'Scroll to the top; focus moves to the main heading.' }],
  accessibility: ['The next Tab continues from the top.', 'Jumps instead of scrolling if reduced motion is requested.'],
  content: ['“Back to the top”.'],
  dos: ['Keep it away from other floating buttons.'],
  donts: ['Don’t show it if the page is barely longer than the screen.'],
} satisfies Guide
