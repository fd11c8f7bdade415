import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A link within text. TextButton looks the same and performs an action.',
  anatomy: [
    { part: 'Icon (optional)', find: 'svg:first-child' },
    { part: 'Text', find: 'a > span:not(:last-child)' },
    { part: 'External-link icon (optional)', find: 'a > span + svg' },
  ],
  use: [
    'TextLink in sentences and rows.',
    'Link for a whole card or another shape: it has no look of its own.',
    'Let `LinkProvider` draw the links of all components with your router’s link, so that they load no page again.',
    'TextButton for minor actions: “Remove”, “Change date”.',
  ],
  avoid: ['For the main link, use LinkButton.', 'For the main action, use Button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it, even to a busy TextButton.' },
    { keys: 'Enter', does: 'Follows the link or activates the button.' },
    { keys: 'Space', does: 'Activates the button; does nothing while busy.' },
  ],
  accessibility: [
    'Underlined: not distinguished from text by colour alone.',
    'An external link opens a new tab and announces it through `externalLabel`.',
    'A busy TextButton stays focusable and is `aria-disabled`.',
  ],
  content: ['Name the destination: “View details”, never “click here”.'],
  dos: [
    { text: 'Name the destination.', example: 'named' },
    'In a list, identify the item with `aria-label` or `aria-describedby`.',
  ],
  donts: [{ text: 'Don’t write “click here”.', example: 'clickHere' }, 'Don’t use a TextButton to navigate.'],
  covers: ['TextButton', 'Link', 'LinkProvider'],
}
