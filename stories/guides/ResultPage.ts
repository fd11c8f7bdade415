import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The outcome of a task and the next steps: an order placed, an order failed, a page not found.',
  anatomy: ['Title, the h1', 'Text', 'Actions', 'Picture, in an arch or filling the screen', 'Logo (scene only)'],
  use: ['As the entire content of main.', '`variant="scene"` for a page without header and footer.'],
  avoid: ['For an empty list, use EmptyState.', 'For an error on a page, use Alert.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the actions.' }],
  accessibility: [
    '`titleRef` lets a script move focus to the h1.',
    'A scene always uses the dark theme, so that text has contrast against the picture.',
  ],
  content: ['The title states the outcome in a few words.', 'Say what happens next, and whether money was charged.'],
  dos: ['Offer one primary action.'],
  donts: ['Don’t leave users without a next step.'],
}
