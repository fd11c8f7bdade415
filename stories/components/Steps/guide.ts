import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Progress through a task of several pages.',
  alsoCalled: ['wizard', 'progress tracker'],
  anatomy: [
    { part: 'Steps, in order', find: 'ol' },
    { part: 'Check mark on completed steps', find: 'svg' },
  ],
  use: ['Above cart, checkout and payment.'],
  avoid: ['For the location within the site, use Breadcrumb.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the steps that link back.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'A named ordered list; the current step has `aria-current="step"`, and each step has its state as text.',
  ],
  content: ['`stateWords`: “done”, “current step”, “to come”.'],
  dos: [{ text: 'Name each step in one or two words.', example: 'names' }, 'Link only completed steps.'],
  donts: [
    { text: 'Don’t write instructions in the steps.', example: 'instructions' },
    'Don’t use it for fewer than three steps.',
  ],
}
