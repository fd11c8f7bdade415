/** Fixed content of the stay page: the terms are given, the rest are placeholders. */

/** TEXT-45 to TEXT-50; the last is also the note of the booking dialog (COTT-10). */
export const TERMS = [
  'Check-in 2pm',
  'Check-out 12 noon',
  'Room service until 10pm',
  'Restaurant hours 8am to 10pm',
  'Rescheduling is possible within 30 days of the booking',
  "Rescheduling needs 48 hours' notice",
] as const

/** The same hours as on the home page. */
export const HOURS = [
  { value: '2 pm', text: 'Check-in' },
  { value: '12 noon', text: 'Check-out' },
  { value: '4 people', text: 'Sleeps' },
  { value: 'until 10 pm', text: 'Room service' },
] as const

export const INSIDE = [
  { src: '/art/cottage/bedroom.svg', alt: 'A sunlit bedroom with a marigold quilt', name: 'Two bedrooms' },
  {
    src: '/art/cottage/hearth.svg',
    alt: 'Two sofas before a stone fireplace at night',
    name: 'A hearth for the evening',
  },
  {
    src: '/art/cottage/bath.svg',
    alt: 'A freestanding bath under an arched garden window',
    name: 'A bath with a garden view',
  },
] as const
