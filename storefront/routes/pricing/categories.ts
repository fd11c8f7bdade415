import { LEADS } from '#brand/pricing.ts'
import { categoryCard, pageCard } from '../../shell/shareCard.ts'

const knownLead = (slug: string) => (Object.hasOwn(LEADS, slug) ? LEADS[slug] : undefined)

/** @param slug the SlugName of a package category; the provider may list others than the studio's folder has. */
export function leadOf(slug: string): string {
  return knownLead(slug) ?? 'Choose a package, then a day on which it is free.'
}

/** @param slug the SlugName of a package category. */
export function pricingCard(slug: string): string {
  return knownLead(slug) ? categoryCard(slug) : pageCard('pricing')
}
