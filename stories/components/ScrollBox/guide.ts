import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A scrollable box, at most 450 px high, that is keyboard-accessible. On phones it is shown whole.',
  anatomy: [{ part: 'Named box', find: '[role="group"]' }, 'Fade at the bottom (optional)'],
  use: ['For long lists inside a card or a dialog.'],
  avoid: ['For pages: let the page scroll.', 'For two adjacent boxes: use pages or a disclosure.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the box if its content overflows.' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Scroll it.' },
  ],
  accessibility: ['A named group; it takes focus only if it scrolls (WCAG 2.1.1).', 'Printed in full.'],
  content: ['`label` names the content.'],
  dos: [{ text: 'Let one box scroll.', example: 'oneBox' }, 'Use the fade if no scrollbar is visible.'],
  donts: [{ text: 'Don’t nest scroll boxes.', example: 'nested' }],
}
