import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Switches between views in one panel.',
  anatomy: [
    { part: 'Row of tabs', find: '[role="tablist"]' },
    { part: 'Panel', find: '[role="tabpanel"]' },
  ],
  use: ['To filter a list by one category: “All”, then a tab for each.'],
  avoid: ['For pages with their own URL, use LinkTabs.', 'For steps, use Steps.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the selected tab, then to the panel.' },
    {
      keys: 'Arrow Left, Arrow Right',
      does: 'Move to and select the adjacent tab, wrapping at the ends; mirrored in right-to-left text.',
    },
    { keys: 'Home, End', does: 'Move to the first or last tab.' },
  ],
  accessibility: ['One tab stop; the panel is named by its tab.', 'On small screens the row scrolls edge to edge.'],
  content: ['One or two words per tab.'],
  dos: [{ text: 'Use Steps for what is done in order.', example: 'steps' }],
  donts: [
    { text: 'Don’t use tabs for steps.', example: 'asSteps' },
    'Don’t make a tab the only way to reach something.',
  ],
}
