import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The first tab stop: skips the header. Visible only on focus.',
  alsoCalled: ['skip navigation', 'jump to content'],
  anatomy: ['Link'],
  use: ['First in the body of every page.'],
  avoid: ['For links within a page, use TextLink.'],
  keyboard: [
    { keys: 'Tab', does: 'Shows it, from the top of the page.' },
    { keys: 'Enter', does: 'Moves to the content.' },
  ],
  accessibility: ['The target needs `tabIndex={-1}` so that focus follows.'],
  content: ['“Skip to content”.'],
  dos: ['Put nothing focusable before it.'],
  donts: ['Don’t hide it from the keyboard.'],
}
