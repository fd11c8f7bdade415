import type { CardFonts, CategoryCards, ShareCards } from '../shape.ts'

const STUDIO = 'A photo and film studio around still water'

export const SHARE_CARDS: ShareCards = {
  home: { picture: '/art/room/rain-steps.3x4.svg', title: 'One court, a hundred monsoons.', line: STUDIO },
  sets: { picture: '/art/room/lotus-tank.3x4.svg', title: 'Rooms', line: 'Twelve, around the water' },
  outfits: { picture: '/art/wardrobe/saree.svg', title: 'Outfits', line: 'By the piece and the day' },
  props: { picture: '/art/room/reading-room.svg', title: 'Props', line: STUDIO },
  events: { picture: '/art/room/canopy.3x4.svg', title: 'Evenings', line: 'Beside the water' },
  food: { picture: '/art/table/leaf.svg', title: 'Food', line: 'From the river kitchen' },
  faqs: { picture: '/art/room/bamboo-gallery.3x4.svg', title: 'Frequently asked questions', line: STUDIO },
  blog: { picture: '/art/room/water-house.svg', title: 'Notes from the court', line: STUDIO },
  contact: { picture: '/art/room/lotus-tank.3x4.svg', title: 'Contact us', line: STUDIO },
  stay: { picture: '/art/pavilion/night.3x4.svg', title: 'The pavilion', line: 'A night beside the water' },
  'studio-tour': { picture: '/art/room/rain-steps.3x4.svg', title: 'Studio tour', line: 'See the rooms first' },
  pricing: { picture: '/art/room/lotus-tank.3x4.svg', title: 'Packages and prices', line: STUDIO },
  'hire-professional': { picture: '/art/guest/second.svg', title: 'Hire a professional', line: STUDIO },
}

export const CATEGORY_CARDS: CategoryCards = {
  portraits: { title: 'Portraits', picture: '/art/room/reading-room.svg' },
}

export const CARD_FONTS: CardFonts = {
  display: { family: 'Marcellus', file: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2' },
  text: { family: 'Hind Medium', file: '@fontsource/hind/files/hind-latin-500-normal.woff2' },
}
