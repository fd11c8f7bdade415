import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A box that scrolls by itself, at most 450 px high, and by keyboard.',
  anatomy: ['Named box', 'Fade at its foot (optional)'],
  use: ['For long lists inside a card or a dialog.'],
  avoid: ['For pages: let the page scroll.', 'For two boxes side by side: use pages or a disclosure.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box while there is more than it shows.' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Scroll it.' },
  ],
  accessibility: ['A named group; it takes focus only while it scrolls (WCAG 2.1.1).', 'Prints whole.'],
  content: ['`label` says what is in it.'],
  dos: ['Use the fade where no scrollbar shows.'],
  donts: ['Don’t put one into another.'],
}
