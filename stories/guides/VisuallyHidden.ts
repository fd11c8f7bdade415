import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Text for screen readers only.',
  anatomy: ['Text'],
  use: ['For meaning that is only visual: “List price” before a struck-through price.'],
  avoid: ['For text that benefits everyone: show it.', 'For a control’s name, use its `label`.'],
  keyboard: [],
  accessibility: ['Stays in the reading order and in accessible names; takes no space.'],
  content: ['As short as the visual cue it replaces.'],
  dos: ['Prefer visible text.'],
  donts: ['Don’t put anything focusable in it.'],
}
