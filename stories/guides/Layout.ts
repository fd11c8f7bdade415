import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Spacing and arrangement. Components have no outer spacing of their own; layout components provide it.',
  anatomy: [
    'Container: the page’s column',
    'Section: a surface and its padding',
    'Stack: vertical',
    'Inline: horizontal, wrapping',
    'Grid: as many columns as fit',
    'Divider: a line',
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
  dos: ['Use gaps from the scale.', 'Give Grid the minimum width of a card.'],
  donts: ['Don’t nest Containers.', 'Don’t use Divider if spacing is enough.'],
  covers: ['Container', 'Section', 'Stack', 'Inline', 'Grid', 'Divider'],
}
