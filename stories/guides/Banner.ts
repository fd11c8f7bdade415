import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A message about the whole page, at its top.',
  anatomy: ['Sign', 'Sentence', 'One action', 'Dismiss'],
  use: ['For a closed day, for working offline.'],
  avoid: ['For something in the page: Alert. For what just happened: ToastRegion.'],
  keyboard: [
    { keys: 'Tab', does: 'Action, then dismiss.' },
    { keys: 'Enter, Space', does: 'Press them.' },
  ],
  accessibility: ['A named landmark; `live` says it when it appears later.'],
  content: ['One or two sentences.'],
  dos: ['Remember that it was dismissed.'],
  donts: ['Don’t stack banners: show the most important.'],
} satisfies Guide
