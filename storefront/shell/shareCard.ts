/** Where share cards stand: PNG, 1200 × 630, made beside the pictures. */

/**
 * The share card of a picture of the catalogue: `/art/scene/texas-ranch.svg` has `/art/share/scene/texas-ranch.png`.
 * Made for the first picture of a set, event, post, professional and category. Another provider's picture is its own card.
 */
export function shareCard(picture: string): string {
  const ours = /^\/art\/(?!share\/)([\w./-]+)\.svg$/.exec(picture)
  return ours === null ? picture : `/art/share/${ours[1]}.png`
}

/** Pages that show no picture of the catalogue first. */
export type PageCard =
  | 'home'
  | 'sets'
  | 'outfits'
  | 'props'
  | 'events'
  | 'food'
  | 'faqs'
  | 'blog'
  | 'contact'
  | 'cafe'
  | 'stay'
  | 'studio-tour'
  | 'pricing'
  | 'hire-professional'

export function pageCard(page: PageCard): string {
  return `/art/share/${page}.png`
}

/** The seven categories of the documents have a card each; another provider's category has that of all prices. */
const PRICED: readonly string[] = [
  'bloggers--influencers',
  'customised-setup',
  'modelling-fashion-portfolio',
  'music-video-ads',
  'pre-wedding-maternity',
  'product-garment',
  'web-series-tv-serials',
]

/** @param slug the SlugName of a package category. */
export function pricingCard(slug: string): string {
  return PRICED.includes(slug) ? `/art/share/pricing/${slug}.png` : pageCard('pricing')
}
