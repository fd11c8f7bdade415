import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Placeholders in the final shape of content that is loading. Loading announces it once.',
  alsoCalled: ['placeholder', 'shimmer', 'loading', 'spinner'],
  anatomy: [
    'Loading: the text, visually hidden',
    { part: 'Skeletons: text, block, card, circle', find: '[aria-busy] > div > *' },
  ],
  use: ['For the first load of content with a known shape.'],
  avoid: [
    'For a running action, use `busy` of the control.',
    'For content without a shape that loads in under a second.',
  ],
  keyboard: [],
  accessibility: [
    'Skeletons are hidden from screen readers; Loading announces once, politely, what is loading and marks them busy.',
    'They appear after 200 ms; the announcement does not wait.',
    'Static if the device asks for reduced motion.',
  ],
  content: ['“Loading packages”: name the content, not “please wait”.'],
  dos: [{ text: 'Draw the shape of what is coming.', example: 'sameShape' }],
  donts: [
    { text: 'Don’t draw a shape that changes when the content arrives.', example: 'otherShape' },
    'Don’t use skeletons outside Loading.',
    'Don’t show them again when content is refreshed.',
  ],
  covers: ['Loading'],
}
