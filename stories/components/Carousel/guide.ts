import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A row of slides that advances automatically until the user interacts with it.',
  alsoCalled: ['slider', 'slideshow'],
  anatomy: [
    { part: 'Pause or play', find: 'section > div > button:first-child' },
    { part: 'Previous and next', find: 'section > div > button:nth-child(2), section > div > button:nth-child(3)' },
    { part: 'Position (optional)', find: 'section > div > p' },
    { part: 'Slides', find: 'ul' },
  ],
  use: ['For pictures and quotes that need not be compared.'],
  avoid: ['For items to choose from, use Grid.', 'For the steps of a task, use Steps.'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through pause, previous and next, then to the row of slides and its content.',
    },
    { keys: 'Enter, Space', does: 'Activate the control.' },
    { keys: 'Arrow Left, Arrow Right', does: 'Scroll the row while it has focus.' },
  ],
  accessibility: [
    'All slides are in the document, in order; none is hidden from screen readers.',
    'It does not advance while it is paused, its tab is hidden or the device asks for reduced motion, nor under the pointer or keyboard focus, unless *Play* was pressed there (WCAG 2.2.2).',
    'The position is announced when the user changes the slide, not on automatic advance.',
  ],
  content: ['Name it by its content: “Sets to shoot on”.', '`status` as “1 / 4”.'],
  dos: [
    { text: 'Say where one is with `status`.', example: 'withStatus' },
    'Use 3000 ms for pictures, 4500 ms for text.',
  ],
  donts: [
    { text: 'Don’t leave people to count the slides.', example: 'withoutStatus' },
    'Don’t put a form in a slide.',
    'Don’t make a carousel the only way to reach something.',
  ],
}
