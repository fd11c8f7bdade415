/** Addresses of share cards: PNG, 1200 × 630. */

/**
 * The share card of a catalogue picture: `/art/share/scene/texas-ranch.png` for `/art/scene/texas-ranch.svg`. Another
 * provider's picture is its own card.
 */
export function shareCard(picture: string): string {
  const ours = /^\/art\/(?!share\/)([\w./-]+)\.svg$/.exec(picture)
  return ours === null ? picture : `/art/share/${ours[1]}.png`
}

/** Pages without a catalogue picture. */
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

/** Categories with a card of their own. */
const PRICED = [
  'bloggers--influencers',
  'customised-setup',
  'modelling-fashion-portfolio',
  'music-video-ads',
  'pre-wedding-maternity',
  'product-garment',
  'web-series-tv-serials',
] as const

export type PricedCategory = (typeof PRICED)[number]

/** @param slug the SlugName of a package category. */
export function pricingCard(slug: string): string {
  return PRICED.some((one) => one === slug) ? `/art/share/pricing/${slug}.png` : pageCard('pricing')
}
