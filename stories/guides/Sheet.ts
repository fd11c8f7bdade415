import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A modal sheet from the foot of the screen, at the end of a wide one, with its actions always in view.',
  anatomy: ['Slate', 'Title', 'Close button', 'What is set, scrolling', 'Actions, pinned'],
  use: ['For filters on small screens, and what else is set and then applied.'],
  avoid: ['For a message or a short question: Dialog.', 'For what can stay in the page: Disclosure.'],
  keyboard: [
    { keys: 'Escape', does: 'Closes it.' },
    { keys: 'Tab, Shift + Tab', does: 'Stay inside.' },
  ],
  accessibility: [
    'A dialog, named by its title; focus starts on it and goes back to what opened it.',
    'The page behind stands still.',
  ],
  content: ['A noun as the title, verbs on the actions.'],
  dos: ['Put the main action first: it takes the room.'],
  donts: ['Don’t open one sheet from another.'],
} satisfies Guide
