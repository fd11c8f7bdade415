import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Goes somewhere from within text. TextButton looks the same and does something.',
  anatomy: ['Icon (optional)', 'Words', 'Outside sign (optional)'],
  use: ['TextLink in sentences and rows.', 'TextButton for light actions: “Remove”, “Change date”.'],
  avoid: ['For the main way on: LinkButton.', 'For the main action: Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, also to a busy TextButton.' },
    { keys: 'Enter', does: 'Follows the link or presses the button.' },
    { keys: 'Space', does: 'Presses the button; does nothing while busy.' },
  ],
  accessibility: [
    'Underlined: not told from text by colour alone.',
    'An outside link opens a new tab and says it by `externalLabel`.',
    'A busy TextButton stays focusable and is `aria-disabled`.',
  ],
  content: ['Say where it leads: “View details”, never “click here”.'],
  dos: ['Name what it acts on by `aria-label` or `aria-describedby` where several stand in a list.'],
  donts: ['Don’t use a TextButton to go somewhere.'],
  covers: ['TextLink', 'TextButton'],
}
