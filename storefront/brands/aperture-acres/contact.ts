/** The figures and lists are given (TEXT-01 to TEXT-24). */
import type { ContactContent } from '../shape.ts'

export const CONTACT: ContactContent = {
  lead: 'Aperture Acres is a private open-air shoot venue: more than 50 indoor and outdoor set-ups and 100 backdrops on about 3 acres, roughly a 50 minute drive from Mumbai.',
  about: [
    'It is a one-stop solution for shooting requirements. TV shows, ad films, albums, songs, product launches, catalogs, fashion bloggers and pre-wedding shoots are made here. On-location make-up artists, costumes, stylists, props, a shooting team, assistants and equipment are at hand: bring the idea, and the rest is ready when the light is.',
    'Those who want the first light sleep in the overnight-stay cottage, those who want a crowd take the wedding venue, and everybody eats at the vegetarian cafe.',
  ],
  picture: '/art/scene/glasshouse.svg',
  figures: [
    { value: '50+', text: 'indoor and outdoor set-ups' },
    { value: '100', text: 'backdrops' },
    { value: '3 acres', text: 'under one sky' },
    { value: '50 minutes', text: 'from Mumbai' },
  ],
  arrival: 'Roughly a 50 minute drive from Mumbai. Entry is open 30 minutes before your slot.',
  way: 'Sketch of the way: from Mumbai by the highway, then Orchard Road to Aperture Acres at gate 4',
}
