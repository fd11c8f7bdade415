import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Slides side by side that turn by themselves until somebody looks closer.',
  anatomy: ['Pause or play', 'Previous and next', 'Position (optional)', 'Indicators (optional)', 'Slides'],
  use: ['For pictures and quotes nobody has to compare.'],
  avoid: ['For things to choose from: Grid.', 'For steps of a task: Steps.'],
  keyboard: [
    { keys: 'Tab', does: 'Pause, previous, next, the indicators, then the row of slides and what is in them.' },
    { keys: 'Enter, Space', does: 'Press the control.' },
    { keys: 'Arrow Left, Arrow Right', does: 'Scroll the row while it has focus.' },
  ],
  accessibility: [
    'All slides are in the page, in order; nothing is hidden from screen readers.',
    'It stands still while paused, pointed at, focused, out of sight, or where the device asks for less motion (WCAG 2.2.2).',
    'The position is read out when somebody pages, not when it turns by itself.',
  ],
  content: ['Name it by what is in it: “Sets to shoot on”.', '`status` as “1 / 4”.'],
  dos: ['3000 ms for pictures, 4500 ms for words.', 'Give indicators only where there are five or fewer.'],
  donts: ['Don’t put a form into a slide.', 'Don’t let the only way to something lead through a carousel.'],
}
