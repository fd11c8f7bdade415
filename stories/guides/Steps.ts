import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'How far along one is in a task of several pages.',
  anatomy: ['Steps, in order', 'Tick on what is done'],
  use: ['Above cart, checkout and payment.'],
  avoid: ['For where one is on the site: Breadcrumb.', 'For how much of something is done: Progress.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the steps that lead back.' },
    { keys: 'Enter', does: 'Follows one.' },
  ],
  accessibility: [
    'An ordered list with a name; the current step has `aria-current="step"` and each its state in words.',
  ],
  content: ['One or two words a step.', '`stateWords`: “done”, “current step”, “to come”.'],
  dos: ['Link only what is done.'],
  donts: ['Don’t use it for fewer than three steps.'],
}
