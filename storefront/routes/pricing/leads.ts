import type { PricedCategory } from '../../shell/shareCard.ts'

/** What is true of all packages of a category: some have no hours, and not all have a green room. */
const LEADS: Readonly<Record<PricedCategory, string>> = {
  'bloggers--influencers': 'A few hours for a few reels, or a whole day for a month of posts.',
  'pre-wedding-maternity': 'Choose the light: the morning, the golden hour, a whole day or two.',
  'customised-setup': 'We build a set for your idea: a corner, a courtyard or the whole acre.',
  'modelling-fashion-portfolio': 'From a first portfolio to an editorial day, with a green room of your own.',
  'music-video-ads': 'Days and nights for a song or a spot, with crew to carry and light.',
  'product-garment': 'Table tops indoors, lookbooks outdoors, and tables for every sample.',
  'web-series-tv-serials': 'A night, three days or a week, with rooms for the unit.',
}

/** @param slug the SlugName of a package category; the provider may list others. */
export function leadOf(slug: string): string {
  return slug in LEADS ? LEADS[slug as PricedCategory] : 'Choose a package, then a day on which it is free.'
}
