/** Addresses of share cards: PNG, 1200 × 630. */

/**
 * The share card of a catalogue picture: `/art/share/scene/texas-ranch.png` for `/art/scene/texas-ranch.svg`. Another
 * provider's picture is its own card.
 */
export function shareCard(picture: string): string {
  const ours = /^\/art\/(?!share\/)([\w./-]+)\.svg$/.exec(picture)
  return ours === null ? picture : `/art/share/${ours[1]}.png`
}

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

/** @param slug of a package category in the studio's folder. */
export function categoryCard(slug: string): string {
  return `/art/share/pricing/${slug}.png`
}
