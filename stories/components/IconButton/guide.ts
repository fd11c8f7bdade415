import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A button or link with only an icon; its name is visually hidden.',
  anatomy: [
    { part: 'Icon', find: 'svg' },
    { part: 'Ring (optional)', find: 'button' },
    { part: 'Badge (optional)', find: 'span' },
  ],
  use: ['For actions with a familiar icon: close, cart, previous, next, remove.'],
  avoid: ['If the icon needs explaining, use Button with text.', 'In a sentence, use TextButton.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, even if it is busy or disabled.' },
    { keys: 'Enter', does: 'Activates the button or follows the link.' },
    { keys: 'Space', does: 'Activates the button; does nothing on a link.' },
  ],
  accessibility: [
    '`label` is its full accessible name and must include the badge’s value: the badge is visual only.',
    'Busy and disabled buttons stay focusable; the reason is the description.',
    'At least 44 by 44 px.',
  ],
  content: ['Name what it acts on: “Remove Golden Hour”.'],
  dos: [
    { text: 'Use words where an icon needs explaining.', example: 'words' },
    'Use the ring on a picture or in a row of icon buttons.',
  ],
  donts: [{ text: 'Don’t give an existing icon a new meaning.', example: 'newMeaning' }],
}
