import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A button or a link of one icon; its name is said, not seen.',
  anatomy: ['Icon', 'Ring (optional)', 'Badge (optional)'],
  use: ['For actions everybody knows by their sign: close, cart, previous and next, the bin.'],
  avoid: ['Where the sign needs explaining: Button with words.', 'In a sentence: TextButton.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, also while busy or disabled.' },
    { keys: 'Enter', does: 'Presses it, or follows the link.' },
    { keys: 'Space', does: 'Presses the button; nothing on a link.' },
  ],
  accessibility: [
    '`label` is its whole name, the badge included: the badge is only drawn.',
    'Busy and disabled stay focusable; the reason is its description.',
    'At least 44 by 44 px.',
  ],
  content: ['Say what it acts on: “Remove Golden Hour”.'],
  dos: ['Use the ring where it stands on a picture or in a row of its kind.'],
  donts: ['Don’t use an icon of the set for something new.'],
}
