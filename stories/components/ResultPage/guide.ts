import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The outcome of a task and the next steps: an order placed, an order failed, a page not found.',
  anatomy: [
    { part: 'Title, the h1', find: 'h1' },
    { part: 'Text', find: 'h1 + div' },
    { part: 'Actions', find: 'h1 + div + div' },
    { part: 'Picture, in an arch or filling the screen', find: 'div:has(> h1) + div' },
    'Logo (scene only)',
  ],
  use: ['As the entire content of main.', '`variant="scene"` for a page without header and footer.'],
  avoid: ['For an empty list, use EmptyState.', 'For an error on a page, use Alert.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the actions.' }],
  accessibility: ['A scene always uses the dark theme, so that text has contrast against the picture.'],
  content: ['The title states the outcome in a few words.', 'Say what happens next, and whether money was charged.'],
  dos: [{ text: 'Offer the next step.', example: 'nextStep' }, 'Offer one primary action.'],
  donts: [{ text: 'Don’t leave users without a next step.', example: 'noStep' }],
}
