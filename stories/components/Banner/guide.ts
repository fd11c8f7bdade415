import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A page-level message at the top of the page.',
  alsoCalled: ['announcement', 'system message'],
  anatomy: [
    { part: 'Icon', find: 'svg' },
    { part: 'Sentence', find: 'section > div > div > div:first-child:not(:last-child)' },
    { part: 'One action', find: 'a' },
    { part: 'Dismiss button', find: 'button' },
  ],
  use: ['For a closed day, or for working offline.'],
  avoid: ['For a message about part of the page, use Alert. For what just happened, use ToastRegion.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to the dismiss button.' },
    { keys: 'Enter, Space', does: 'Activate the focused button.' },
  ],
  accessibility: ['A named landmark; `live` announces it if it appears later.'],
  content: ['One or two sentences.'],
  dos: [{ text: 'Show the most important message only.', example: 'mostImportant' }, 'Remember that it was dismissed.'],
  donts: [{ text: 'Don’t stack banners.', example: 'stacked' }],
}
