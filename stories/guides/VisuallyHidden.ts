import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Words that are read aloud and not seen.',
  anatomy: ['Words'],
  use: ['For what a look says and words don’t: “List price” before a line through a price.'],
  avoid: ['For what is better seen by all.', 'For a control’s name: its `label`.'],
  keyboard: [],
  accessibility: ['Stays in the reading order and in names; takes no room.'],
  content: ['As short as what it stands for.'],
  dos: ['Prefer visible words.'],
  donts: ['Don’t put anything focusable into it.'],
}
