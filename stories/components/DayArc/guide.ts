import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A time window drawn on the arc of the sun across the day.',
  anatomy: [
    { part: 'Horizon and arc', find: 'svg > path:first-child' },
    { part: 'Lit part with the sun', find: 'svg > g' },
    { part: 'The hours as text', find: 'p' },
  ],
  use: ['For the hours of a shoot, on cards and lines; with `golden` once the day is known.'],
  avoid: ['For a date, use text.', 'For a duration, use text.'],
  keyboard: [],
  accessibility: ['The drawing is hidden from screen readers: `text` states everything it shows.'],
  content: ['“4:00 PM to 7:00 PM”.', '“Sunset 6:02 pm, golden from 5:31 pm”.'],
  dos: [{ text: 'Leave the arc unlit if the hours are unknown.', example: 'unlit' }],
  donts: [
    { text: 'Don’t light it for hours that nobody has stated.', example: 'invented' },
    'Don’t use it without an equivalent `text`.',
  ],
}
