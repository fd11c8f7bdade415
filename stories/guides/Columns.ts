import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Content with a summary beside it, beneath it where there is no room.',
  anatomy: ['Content', 'Side'],
  use: ['For cart and checkout: something long, and what it comes to.'],
  avoid: ['For cards: Grid.', 'For words beside a title: PageHeader.'],
  keyboard: [],
  accessibility: ['The side comes after the content in the page, so it is read after it, too.'],
  content: ['Whatever stands in it brings its own title.'],
  dos: ['Give the side what may stick: CartSummary.'],
  donts: ['Don’t put the main action only in the content when the summary leads on.'],
}
