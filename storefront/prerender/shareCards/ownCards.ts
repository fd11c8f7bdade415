/** The share cards of the shop's own pages, whoever the provider is. */
import { pageCard, pricingCard, type PageCard, type PricedCategory } from '../../shell/shareCard.ts'
import type { ShareCard } from './card.ts'

type Draft = readonly [picture: string, title: string, line: string]

const STUDIO = 'Open-air photo and film studio'

const PAGES: Readonly<Record<PageCard, Draft>> = {
  home: ['/art/scene/rajwada-courtyard.3x4.svg', 'Three acres, under one sky.', STUDIO],
  sets: ['/art/scene/luminous-tree.dusk.svg', 'Sets', 'Over 50 set-ups, indoors and out'],
  outfits: ['/art/outfit/lehenga.svg', 'Outfits', 'By the piece and the day'],
  props: ['/art/prop/gramophone.svg', 'Props', 'From the prop store'],
  events: ['/art/event/reception.3x4.svg', 'Events', 'On the lawns, under the trees'],
  food: ['/art/food/rajasthani-thali.svg', 'Food & beverages', 'From the farm kitchen, per head'],
  faqs: ['/art/scene/library.3x4.svg', 'Frequently asked questions', STUDIO],
  blog: ['/art/blog/golden-hour.svg', 'Blog', STUDIO],
  contact: ['/art/scene/pergola-walk.svg', 'Contact us', STUDIO],
  cafe: ['/art/cafe/terrace.svg', 'The cafe', 'On the acres, all day'],
  stay: ['/art/cottage/exterior-night.3x4.svg', 'Luxury cottage stay', 'In the woods, beside the sets'],
  'studio-tour': ['/art/scene/texas-ranch.dawn.svg', 'Studio tour', 'Walk the sets before you book'],
  pricing: ['/art/banner/golden-acre.svg', 'Packages and prices', STUDIO],
  'hire-professional': ['/art/trade/photographer.svg', 'Hire a professional', STUDIO],
}

const PRICED: Readonly<Record<PricedCategory, readonly [picture: string, title: string]>> = {
  'bloggers--influencers': ['/art/scene/cafe-terrace.svg', 'Bloggers & Influencers'],
  'customised-setup': ['/art/scene/brick-loft.3x4.svg', 'Customised Setup'],
  'modelling-fashion-portfolio': ['/art/scene/grand-staircase.3x4.svg', 'Modelling & Fashion Portfolio'],
  'music-video-ads': ['/art/scene/neon-alley.3x4.svg', 'Music Video & Ads'],
  'pre-wedding-maternity': ['/art/scene/love-blossom.3x4.svg', 'Pre Wedding & Maternity'],
  'product-garment': ['/art/scene/white-cyclorama.3x4.svg', 'Product & Garment'],
  'web-series-tv-serials': ['/art/scene/railway-platform.3x4.svg', 'Web Series & TV Serials'],
}

export const OWN_CARDS: readonly ShareCard[] = [
  ...Object.entries(PAGES).map(([page, [picture, title, line]]) => ({
    path: pageCard(page as PageCard),
    picture,
    title,
    line,
  })),
  ...Object.entries(PRICED).map(([slug, [picture, title]]) => ({
    path: pricingCard(slug),
    picture,
    title,
    line: 'Packages and prices',
  })),
]
