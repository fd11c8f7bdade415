import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'What comes next for somebody who booked, on a sunlit band with its hours.',
  anatomy: ['Picture', 'Label', 'Title, a link where it leads somewhere', 'Text', 'Day arc (optional)'],
  use: ['Once, at the top of the account: the next shoot.'],
  avoid: ['For an offer: PackageCard or CallToAction.', 'For several bookings: BookingTable.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, where it is a link.' },
    { keys: 'Enter', does: 'Follows it.' },
  ],
  accessibility: [
    'A region named by its label.',
    'The link covers the band to the pointer, but is named by the title alone.',
  ],
  content: ['“Next on the call sheet”, then the name of what is booked.'],
  dos: ['Leave `window` out where there are no hours.'],
  donts: ['Don’t show more than one on a page.'],
}
