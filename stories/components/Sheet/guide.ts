import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose:
    'A modal sheet at the bottom of the screen, or at the inline end on wide screens, with its actions always visible.',
  alsoCalled: ['drawer', 'side panel', 'bottom sheet', 'off-canvas'],
  anatomy: [
    { part: 'Slate', find: '[role="dialog"] > div:first-child' },
    { part: 'Title', find: '[role="dialog"] h2' },
    { part: 'Close button', find: 'div:has(> h2) + button' },
    { part: 'Scrollable content', find: '[role="dialog"] > div:nth-child(3)' },
    { part: 'Actions, pinned', find: '[role="dialog"] > div:last-child' },
  ],
  use: ['For filters on small screens, and other settings that are set, then applied.'],
  avoid: ['For a message or a short question, use Dialog.'],
  keyboard: [
    { keys: 'Escape', does: 'Closes it.' },
    { keys: 'Tab, Shift + Tab', does: 'Stay inside.' },
  ],
  accessibility: [
    'A dialog, named by its title; focus starts on it and returns to the opener.',
    'The page behind it does not scroll.',
  ],
  content: ['A noun as the title, verbs on the actions.'],
  dos: [{ text: 'Put the main action first: it takes the available width.', example: 'mainFirst' }],
  donts: [
    { text: 'Don’t begin with the lesser action.', example: 'lesserFirst' },
    'Don’t open one sheet from another.',
  ],
}
