import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'One panel, several views of it.',
  anatomy: ['Row of tabs', 'Panel'],
  use: ['To filter a list by one category: “All” and a tab for each.'],
  avoid: ['For pages with an address each: LinkTabs.', 'For steps: Steps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then to the panel.' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Move to the next tab and choose it, round at the ends; in right-to-left text they change sides.',
    },
    { keys: 'Home, End', does: 'First and last tab.' },
    { keys: 'Enter, Space', does: 'Choose, where `activation` is manual.' },
  ],
  accessibility: [
    'One stop of the Tab key; the panel is named by its tab.',
    'On small screens the row scrolls out to both edges.',
  ],
  content: ['One or two words a tab.'],
  dos: ['Use `manual` where each panel is fetched.'],
  donts: ['Don’t hide the only way to something in a tab.'],
} satisfies Guide
