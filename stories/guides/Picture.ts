import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A picture as wide as its parent that keeps its place before it arrives. Dims at night.',
  anatomy: ['Frame of the proportion', 'Picture, or the quiet drawing where it is missing'],
  use: ['For product photographs and everything that has to be seen whole.'],
  avoid: ['For the house’s own scenes: ArchPicture.', 'For signs: Icon.'],
  keyboard: [],
  accessibility: [
    '`alt` says what is to be seen, empty for decoration; the drawing for a missing file has the same words.',
  ],
  content: ['Don’t repeat the title beside it: then `alt` is empty.'],
  dos: [
    'Give `ratio`, or the file’s own width and height.',
    'Load what is seen first with `loading="eager"` and `fetchPriority="high"`.',
  ],
  donts: ['Don’t put words into a picture.'],
}
