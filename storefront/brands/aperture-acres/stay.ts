/** The terms are given (TEXT-45 to TEXT-50, CONST-39); the rest is invented. */
import type { StayContent } from '../shape.ts'

export const STAY: StayContent = {
  description: 'Cottages in the woods beside the sets: tariff, terms and free dates. One cottage holds four people.',
  lead: 'Shoot the sunset, sleep on set, shoot the sunrise. A timber cottage at the quiet end of the farm, and a Luxury Room for the days when every green room is taken.',
  picture: '/art/cottage/exterior-night.16x9.svg',
  inside: [
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
  ],
  terms: [
    'Check-in 2pm',
    'Check-out 12 noon',
    'Room service until 10pm',
    'Restaurant hours 8am to 10pm',
    'Rescheduling is possible within 30 days of the booking',
    "Rescheduling needs 48 hours' notice",
  ],
  holds: 'One cottage can accommodate only 4 individuals.',
  cafe: {
    title: 'Breakfast is a short walk away',
    text: 'The cafe on the farm is vegetarian: filter coffee at eight, thalis at noon, chaat by the lamps.',
    picture: '/art/cafe/evening-lights.svg',
  },
}
