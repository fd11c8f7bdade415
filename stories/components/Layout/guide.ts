import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Spacing and arrangement. Components have no outer spacing of their own; layout components provide it.',
  alsoCalled: ['stack', 'cluster', 'grid', 'flex'],
  anatomy: [
    { part: 'Container: the page’s column', find: 'section > div' },
    { part: 'Section: a surface and its padding', find: 'section' },
    { part: 'Stack: vertical', find: 'section > div > div' },
    { part: 'Inline: horizontal, wrapping', find: 'section > div > div > div' },
    { part: 'Grid: as many columns as fit', find: 'ul' },
  ],
  use: ['For all spacing between components.'],
  avoid: ['For a summary beside content, use Columns.', 'For spacing inside a component, use its own styles.'],
  keyboard: [],
  accessibility: [
    'Section is a landmark only with `labelledBy`.',
    '`as="ul"` turns Stack, Inline and Grid into a list: children are then `li`.',
    'The DOM order is the reading order: nothing is reordered.',
  ],
  content: ['They contain no text of their own.'],
  dos: [
    { text: 'Separate by space alone.', example: 'space' },
    'Use gaps from the scale.',
    'Give Grid the minimum width of a card.',
  ],
  donts: [{ text: 'Don’t draw lines between neighbours.', example: 'lines' }, 'Don’t nest Containers.'],
  covers: ['Container', 'Section', 'Stack', 'Inline', 'Grid'],
}
