import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A few words beside a control while it is pointed at or focused.',
  anatomy: ['The control', 'The words'],
  use: ['To show the name of an icon button.', 'To add a short description that one can do without.'],
  avoid: ['For what has to be known: a hint or the page itself.', 'For links and buttons: Disclosure or Dialog.'],
  keyboard: [
    { keys: 'Tab', does: 'Shows it with the focus.' },
    { keys: 'Escape', does: 'Hides it, the focus stays.' },
  ],
  accessibility: [
    'The mouse may go over it, and it stays while either is there (WCAG 1.4.13).',
    'As a name it is not read twice; as a description give its id to `aria-describedby`.',
    'Nothing on touch: the control has to be clear without it.',
  ],
  content: ['A few words, no full stop.'],
  dos: ['Set `side` and `align` so that it stays on the page.'],
  donts: ['Don’t put it on something that can’t take focus.'],
} satisfies Guide
