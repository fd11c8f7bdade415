/** The numbers, addresses and links are placeholders that reach nobody, because the specification gives none. */
import type { StudioBrand } from '../shape.ts'

export const BRAND: StudioBrand = {
  name: 'Aperture Acres',
  site: 'https://aperture-acres.example',
  tagline: 'One-stop solution for all your shooting requirements',
  description:
    'A private open-air photo and film studio: 3 acres, over 50 indoor and outdoor set-ups and 100 backdrops, about 50 minutes from Mumbai.',
  mark: 'Three acres, under one sky.',
  premises: 'the farm',
  grounds: 'the acres',
  address: 'Gate 4, Orchard Road, Acre Village 400 000',
  gatesOpen: 30,
  bookingAmount: 3000,
  phone: { text: '+91 00000 00000', href: 'tel:+910000000000' },
  email: { text: 'hello@example.com', href: 'mailto:hello@example.com' },
  hours: '10AM to 7.30PM, Sunday off',
  shoots: 'Shoots every day.',
  openingHours: 'Mo-Sa 10:00-19:30',
  /** The coordinates are a placeholder at sea. */
  place: { latitude: 18.6, longitude: 72.4 },
  chat: 'https://example.com/chat',
  tourVideo: 'https://example.com/tour',
  weddingVenue: 'https://example.com/weddings',
  social: [
    { icon: 'instagram', label: 'Instagram', href: 'https://example.com/instagram' },
    { icon: 'facebook', label: 'Facebook', href: 'https://example.com/facebook' },
    { icon: 'youtube', label: 'YouTube', href: 'https://example.com/youtube' },
  ],
}
