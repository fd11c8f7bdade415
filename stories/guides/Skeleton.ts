import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Where something will stand, in its final shape, while it is on its way. Loading says so once.',
  anatomy: ['Loading: the words, read only', 'Skeletons: text, block, card, circle'],
  use: ['For the first load of content whose shape is known.'],
  avoid: [
    'For a press that is being carried out: `busy` of the control.',
    'For what takes under a second and has no shape.',
  ],
  keyboard: [],
  accessibility: [
    'Skeletons are hidden from screen readers; Loading says once, politely, what is on its way and marks them busy.',
    'Stands still where the device asks for less motion.',
  ],
  content: ['“Loading packages”: what, not “please wait”.'],
  dos: ['Give it the size of what comes, so that nothing jumps.'],
  donts: ['Don’t use skeletons outside of Loading.', 'Don’t show them again when content is refreshed.'],
  covers: ['Skeleton', 'Loading'],
}
