import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A window of the day as the way of the sun: the light tells the time.',
  anatomy: ['Horizon and arc', 'Lit part with the sun', 'The hours in words'],
  use: ['For the hours of a shoot, on cards and lines.'],
  avoid: ['For a date: text.', 'For the length of something: text.'],
  keyboard: [],
  accessibility: ['The drawing is hidden from screen readers: `text` says everything it shows.'],
  content: ['“4:00 PM to 7:00 PM”.'],
  dos: ['Leave out `start` and `end` where the hours are not known: the day stays unlit.'],
  donts: ['Don’t use it without `text` that says the same.'],
}
