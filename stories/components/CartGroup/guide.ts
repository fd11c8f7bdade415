import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Groups the cart lines of one kind: the package, the outfits, the stay.',
  anatomy: [
    { part: 'Title', find: 'h2' },
    { part: 'Remove all (optional)', find: 'h2 + div > button' },
    { part: 'Amount (optional)', find: 'h2 + div > p' },
    { part: 'Cart lines', find: 'article' },
  ],
  use: ['Around CartLines of one kind.'],
  avoid: ['For an existing booking, use BookingDetails.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to “remove all”, then through the lines.' },
    { keys: 'Enter, Space', does: 'Removes the lines; does nothing while busy.' },
  ],
  accessibility: [
    'A region named by its title, which also describes “remove all”.',
    'After the last line is removed, move focus to what comes next.',
  ],
  content: ['The plural of the kind: “Outfits”.'],
  dos: [
    { text: 'Leave a group out while it is empty.', example: 'leftOut' },
    'Ask for confirmation before removing all lines.',
  ],
  donts: [{ text: 'Don’t show a group without lines.', example: 'empty' }],
}
