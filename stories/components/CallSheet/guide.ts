import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'The customer’s next booking, on a sunlit band with its hours.',
  anatomy: [
    { part: 'Picture', find: 'section > div:first-child' },
    { part: 'Label', find: 'p:has(+ h2)' },
    { part: 'Title', find: 'h2' },
    { part: 'Text', find: 'h2 + div' },
    { part: 'Day arc (optional)', find: 'div:has(> svg)' },
  ],
  use: ['Once, at the top of the account: the next shoot.'],
  avoid: ['For an offer, use PackageCard or CallToAction.', 'For several bookings, use BookingTable.'],
  keyboard: [],
  accessibility: ['A region named by its label.'],
  content: ['“Next on the call sheet”, then the name of what is booked.'],
  dos: [{ text: 'Show the next booking only.', example: 'nextOnly' }, 'Omit `window` if there are no hours.'],
  donts: [{ text: 'Don’t show more than one on a page.', example: 'several' }],
}
