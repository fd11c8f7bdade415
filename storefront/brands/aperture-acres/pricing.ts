import type { Figure } from '../shape.ts'

/** What a package category is for, by its `SlugName`. The provider may list others. */
export const LEADS: Readonly<Record<string, string>> = {
  'bloggers--influencers': 'A few hours for a few reels, or a whole day for a month of posts.',
  'pre-wedding-maternity': 'Choose the light: the morning, the golden hour, a whole day or two.',
  'customised-setup': 'We build a set for your idea: a corner, a courtyard or the whole acre.',
  'modelling-fashion-portfolio': 'From a first portfolio to an editorial day, with a green room of your own.',
  'music-video-ads': 'Days and nights for a song or a spot, with crew to carry and light.',
  'product-garment': 'Table tops indoors, lookbooks outdoors, and tables for every sample.',
  'web-series-tv-serials': 'A night, three days or a week, with rooms for the unit.',
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
