import type { CardFonts, CategoryCards, ShareCards } from '../shape.ts'

const STUDIO = 'Open-air photo and film studio'

export const SHARE_CARDS: ShareCards = {
  home: { picture: '/art/scene/rajwada-courtyard.3x4.svg', title: 'Three acres, under one sky.', line: STUDIO },
  sets: { picture: '/art/scene/luminous-tree.dusk.svg', title: 'Sets', line: 'Over 50 set-ups, indoors and out' },
  outfits: { picture: '/art/outfit/lehenga.svg', title: 'Outfits', line: 'By the piece and the day' },
  props: { picture: '/art/prop/gramophone.svg', title: 'Props', line: 'From the prop store' },
  events: { picture: '/art/event/reception.3x4.svg', title: 'Events', line: 'On the lawns, under the trees' },
  food: {
    picture: '/art/food/rajasthani-thali.svg',
    title: 'Food & beverages',
    line: 'From the farm kitchen, per head',
  },
  faqs: { picture: '/art/scene/library.3x4.svg', title: 'Frequently asked questions', line: STUDIO },
  blog: { picture: '/art/blog/golden-hour.svg', title: 'Blog', line: STUDIO },
  contact: { picture: '/art/scene/pergola-walk.svg', title: 'Contact us', line: STUDIO },
  cafe: { picture: '/art/cafe/terrace.svg', title: 'The cafe', line: 'On the acres, all day' },
  stay: {
    picture: '/art/cottage/exterior-night.3x4.svg',
    title: 'Luxury cottage stay',
    line: 'In the woods, beside the sets',
  },
  'studio-tour': {
    picture: '/art/scene/texas-ranch.dawn.svg',
    title: 'Studio tour',
    line: 'Walk the sets before you book',
  },
  pricing: { picture: '/art/banner/golden-acre.svg', title: 'Packages and prices', line: STUDIO },
  'hire-professional': { picture: '/art/trade/photographer.svg', title: 'Hire a professional', line: STUDIO },
}

export const CATEGORY_CARDS: CategoryCards = {
  'bloggers--influencers': { title: 'Bloggers & Influencers', picture: '/art/scene/cafe-terrace.svg' },
  'pre-wedding-maternity': { title: 'Pre Wedding & Maternity', picture: '/art/scene/love-blossom.3x4.svg' },
  'customised-setup': { title: 'Customised Setup', picture: '/art/scene/brick-loft.3x4.svg' },
  'modelling-fashion-portfolio': {
    title: 'Modelling & Fashion Portfolio',
    picture: '/art/scene/grand-staircase.3x4.svg',
  },
  'music-video-ads': { title: 'Music Video & Ads', picture: '/art/scene/neon-alley.3x4.svg' },
  'product-garment': { title: 'Product & Garment', picture: '/art/scene/white-cyclorama.3x4.svg' },
  'web-series-tv-serials': { title: 'Web Series & TV Serials', picture: '/art/scene/railway-platform.3x4.svg' },
}

export const CARD_FONTS: CardFonts = {
  display: { family: 'Rozha One', file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2' },
  text: {
    family: 'Anek Latin Medium',
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    axes: { wght: 500, wdth: 100 },
  },
}
