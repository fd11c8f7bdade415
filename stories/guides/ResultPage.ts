import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'How something ended, and the ways on: an order placed, an order failed, a page that isn’t there.',
  anatomy: ['Title, the h1', 'Words', 'Actions', 'Picture, in an arch or filling the screen', 'Logo (scene only)'],
  use: ['As the whole of main.', '`variant="scene"` where header and footer are left out.'],
  avoid: ['For an empty list: EmptyState.', 'For a problem on a page: Alert.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the actions.' }],
  accessibility: [
    '`titleRef` lets focus be brought to the h1.',
    'A scene is drawn in the dark theme, whatever the page’s is, so that words stand out from the picture.',
  ],
  content: ['The title says how it ended in a few words.', 'Say what happens next, and whether money moved.'],
  dos: ['Offer one primary way on.'],
  donts: ['Don’t leave somebody without a way on.'],
}
