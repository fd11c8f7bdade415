import { CATEGORIES } from '#brand/pricing.ts'
import { categoryCard, pageCard } from '../../shell/shareCard.ts'

const known = (slug: string) => (Object.hasOwn(CATEGORIES, slug) ? CATEGORIES[slug] : undefined)

/** @param slug the SlugName of a package category; the provider may list others than the studio's folder has. */
export function leadOf(slug: string): string {
  return known(slug)?.lead ?? 'Choose a package, then a day on which it is free.'
}

/** @param slug the SlugName of a package category. */
export function pricingCard(slug: string): string {
  return known(slug) ? categoryCard(slug) : pageCard('pricing')
}
