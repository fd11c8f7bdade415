import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Groups the cart lines of one kind: the package, the outfits, the stay.',
  anatomy: ['Title', 'Remove all (optional)', 'Amount (optional)', 'Cart lines'],
  use: ['Around CartLines of one kind.'],
  avoid: ['For an existing booking, use BookingDetails.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to “remove all”, then through the lines.' },
    { keys: 'Enter, Space', does: 'Removes the lines; does nothing while busy.' },
  ],
  accessibility: ['A region named by its title, which also describes “remove all”.'],
  content: ['The plural of the kind: “Outfits”.'],
  dos: ['Ask for confirmation before removing all lines.'],
  donts: ['Don’t show a group without lines.'],
}
