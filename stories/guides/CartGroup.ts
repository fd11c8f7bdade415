import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What belongs together in the cart: the package, the outfits, the stay.',
  anatomy: ['Title', 'Remove all (optional)', 'Amount (optional)', 'Cart lines'],
  use: ['Around CartLines of one kind.'],
  avoid: ['For a booking that exists: BookingDetails.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to “remove all”, then through the lines.' },
    { keys: 'Enter, Space', does: 'Removes; does nothing while busy.' },
  ],
  accessibility: ['A region named by its title, which also describes “remove all”.'],
  content: ['The plural of the kind: “Outfits”.'],
  dos: ['Ask before everything goes.'],
  donts: ['Don’t show a group without lines.'],
}
