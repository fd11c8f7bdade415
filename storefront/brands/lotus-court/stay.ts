import type { StayContent } from '../shape.ts'

export const STAY: StayContent = {
  description: 'One pavilion beside the water: tariff, terms and free dates. It holds two people.',
  lead: 'One room, one bath and a door to the water. The lamps are lit at dusk.',
  picture: '/art/pavilion/night.16x9.svg',
  inside: [
    { src: '/art/pavilion/bedroom.svg', alt: 'A bed beside a tall window', name: 'The bedroom' },
    { src: '/art/pavilion/bath.svg', alt: 'A bath under an arched window', name: 'The bath' },
  ],
  terms: [
    'Check-in 3pm',
    'Check-out 11am',
    'Rescheduling is possible within 60 days of the booking',
    "Rescheduling needs 24 hours' notice",
  ],
  holds: 'The pavilion holds two people.',
}
