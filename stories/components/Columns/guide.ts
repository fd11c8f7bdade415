import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Main content with a side column, which moves below it on narrow screens.',
  alsoCalled: ['grid', 'layout'],
  anatomy: [
    { part: 'Content', find: 'div:has(> section article)' },
    { part: 'Side', find: 'div:has(> section article) + div' },
  ],
  use: ['For cart and checkout: a long list and its summary.'],
  avoid: ['For cards, use Grid.', 'For text beside a title, use PageHeader.'],
  keyboard: [],
  accessibility: ['The side follows the content in the DOM, so it is also read after it.'],
  content: ['Each child brings its own title.'],
  dos: [
    { text: 'Give the list the wide column, and its summary the side.', example: 'listWide' },
    'Use the side for what may be sticky, such as CartSummary.',
  ],
  donts: [
    { text: 'Don’t squeeze the list into the side.', example: 'listNarrow' },
    'Don’t put the main action only in the content if users continue from the summary.',
  ],
}
