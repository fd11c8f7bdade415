import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Where things stand: components know nothing of the room around them, these give it.',
  anatomy: [
    'Container: the page’s column',
    'Section: a surface and its padding',
    'Stack: one below the other',
    'Inline: side by side, in lines',
    'Grid: as many columns as fit',
    'Divider: a line',
  ],
  use: ['For every distance between components.'],
  avoid: ['For a summary beside content: Columns.', 'For the inside of a component: its own style.'],
  keyboard: [],
  accessibility: [
    'Section is a landmark only with `labelledBy`.',
    '`as="ul"` makes a list of Stack, Inline and Grid: children are then `li`.',
    'The order in the page is the order that is read: nothing is reordered.',
  ],
  content: ['They hold no words of their own.'],
  dos: ['Take gaps from the scale.', 'Give Grid the least width a card can live with.'],
  donts: ['Don’t nest Containers.', 'Don’t use Divider where distance is enough.'],
  covers: ['Container', 'Section', 'Stack', 'Inline', 'Grid', 'Divider'],
}
