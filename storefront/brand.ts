/**
 * The studio's names, numbers, addresses and links: change this file for another studio. The documents give none, so
 * these are placeholders that reach nobody.
 */
export const BRAND = {
  name: 'Aperture Acres',
  /** For share cards and canonical links. */
  site: 'https://aperture-acres.example',
  tagline: 'One-stop solution for all your shooting requirements',
  description:
    'A private open-air photo and film studio: 3 acres, over 50 indoor and outdoor set-ups and 100 backdrops, about 50 minutes from Mumbai.',
  mark: 'Three acres, under one sky.',
  /** The large city that is about 50 minutes away. */
  city: 'Mumbai',
  address: 'Gate 4, Orchard Road, Acre Village 400 000',
  phone: { text: '+91 00000 00000', href: 'tel:+910000000000' },
  email: { text: 'hello@example.com', href: 'mailto:hello@example.com' },
  /** Of the telephone: shoots take place every day. */
  hours: '10AM to 7.30PM, Sunday off',
  /** Degrees; a placeholder at sea. */
  place: { latitude: 18.6, longitude: 72.4 },
  /** Contacts for the cafe. */
  cafe: [
    {
      name: 'Kavita Rao',
      duty: 'Kitchen and crew meals',
      phone: { text: '+91 00000 00001', href: 'tel:+910000000001' },
    },
    {
      name: 'Joseph Dsouza',
      duty: 'Tables and parties',
      phone: { text: '+91 00000 00002', href: 'tel:+910000000002' },
    },
  ],
  chat: 'https://example.com/chat',
  tourVideo: 'https://example.com/tour',
  weddingVenue: 'https://example.com/weddings',
  social: [
    { icon: 'instagram', label: 'Instagram', href: 'https://example.com/instagram' },
    { icon: 'facebook', label: 'Facebook', href: 'https://example.com/facebook' },
    { icon: 'youtube', label: 'YouTube', href: 'https://example.com/youtube' },
  ],
} as const

/** Home has name and tagline; other titles end with the name (C-022). */
export function pageTitle(title?: string): string {
  return title ? `${title} | ${BRAND.name}` : `${BRAND.name} | ${BRAND.tagline}`
}
