/** An invented studio, which proves that one folder is enough for a shop. */
import type { StudioBrand } from '../shape.ts'

export const BRAND: StudioBrand = {
  name: 'Lotus Court',
  site: 'https://lotus-court.example',
  tagline: 'Rooms of light around still water',
  description:
    'A photo and film studio in an old court house: twelve rooms around still water, 40 minutes from Kolkata.',
  mark: 'One court, a hundred monsoons.',
  premises: 'the court',
  grounds: 'the terraces',
  address: '7 Ferry Lane, Lotus Ghat 700 000',
  gatesOpen: 20,
  bookingAmount: 2500,
  phone: { text: '+91 00000 00011', href: 'tel:+910000000011' },
  email: { text: 'hello@lotus-court.example', href: 'mailto:hello@lotus-court.example' },
  hours: '9AM to 6PM, Monday off',
  shoots: 'No shoots on Mondays.',
  openingHours: 'Tu-Su 09:00-18:00',
  place: { latitude: 21.2, longitude: 88.4 },
  chat: 'https://lotus-court.example/chat',
  tourVideo: 'https://lotus-court.example/film',
  weddingVenue: 'https://lotus-court.example/weddings',
  without: ['/restuarant'],
  social: [{ icon: 'instagram', label: 'Instagram', href: 'https://lotus-court.example/instagram' }],
}
