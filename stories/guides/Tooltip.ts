import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A short text beside a control while it is hovered or focused.',
  anatomy: [
    { part: 'Control', find: 'button' },
    { part: 'Text', find: 'button + span' },
  ],
  use: ['To show the name of an icon button.', 'To add a short description that is not essential.'],
  avoid: [
    'For essential information, use a hint or the page itself.',
    'For links and buttons, use Disclosure or Dialog.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it when the control takes focus.' },
    { keys: 'Escape', does: 'Hides it; focus stays.' },
  ],
  accessibility: [
    'The pointer can move onto it, and it stays while the control or the tooltip is hovered (WCAG 1.4.13).',
    'As a name it is not announced twice; as a description, pass its id to `aria-describedby`.',
    'Not shown on touch: the control must be clear without it.',
  ],
  content: ['A few words, no full stop.'],
  dos: [
    { text: 'Keep it to a few words.', example: 'fewWords' },
    'Set `side` and `align` so that it stays on the page.',
  ],
  donts: [
    { text: 'Don’t put an explanation in it.', example: 'explanation' },
    'Don’t put it on something that can’t take focus.',
  ],
} satisfies Guide
