import type { Figure, PricedCategory } from '../shape.ts'

export const CATEGORIES: Readonly<Record<string, PricedCategory>> = {
  'bloggers--influencers': {
    title: 'Bloggers & Influencers',
    lead: 'A few hours for a few reels, or a whole day for a month of posts.',
    picture: '/art/scene/cafe-terrace.svg',
  },
  'pre-wedding-maternity': {
    title: 'Pre Wedding & Maternity',
    lead: 'Choose the light: the morning, the golden hour, a whole day or two.',
    picture: '/art/scene/love-blossom.3x4.svg',
  },
  'customised-setup': {
    title: 'Customised Setup',
    lead: 'We build a set for your idea: a corner, a courtyard or the whole acre.',
    picture: '/art/scene/brick-loft.3x4.svg',
  },
  'modelling-fashion-portfolio': {
    title: 'Modelling & Fashion Portfolio',
    lead: 'From a first portfolio to an editorial day, with a green room of your own.',
    picture: '/art/scene/grand-staircase.3x4.svg',
  },
  'music-video-ads': {
    title: 'Music Video & Ads',
    lead: 'Days and nights for a song or a spot, with crew to carry and light.',
    picture: '/art/scene/neon-alley.3x4.svg',
  },
  'product-garment': {
    title: 'Product & Garment',
    lead: 'Table tops indoors, lookbooks outdoors, and tables for every sample.',
    picture: '/art/scene/white-cyclorama.3x4.svg',
  },
  'web-series-tv-serials': {
    title: 'Web Series & TV Serials',
    lead: 'A night, three days or a week, with rooms for the unit.',
    picture: '/art/scene/railway-platform.3x4.svg',
  },
}

/** Each figure repeats one of the terms. */
export const GOOD_TO_KNOW: readonly Figure[] = [
  { value: '30 min', text: 'per set' },
  { value: '30 min early', text: 'gates open' },
  { value: '30 min', text: 'per vehicle' },
  { value: '5-6', text: 'shoots a day, roughly' },
  { value: '72 hours', text: 'notice to reschedule' },
  { value: '50%', text: 'extra for a second couple' },
  { value: '₹1,000', text: 'for each extra person' },
  { value: '₹5,000', text: 'for an extra non-couple shoot' },
]
