import type { Professions } from '../shape.ts'

export const PROFESSIONS: Professions = {
  'makeup-artist': {
    title: 'Make-up artists for hire',
    description:
      'Make-up artists on location, from first call to last touch-up: bridal, editorial and character work, with fees per day.',
  },
  photographers: {
    title: 'Photographers for hire',
    description:
      'Photographers who know where the light falls on every set: pre-wedding, fashion and catalogue, with fees per day.',
  },
  cinematographers: {
    title: 'Cinematographers for hire',
    description: 'Cinematographers for songs, ad films and series, with camera and focus puller, and fees per day.',
  },
  'dress-stylists': {
    title: 'Dress stylists for hire',
    description: 'Dress stylists who pair, pin and press, from our outfits and yours, with fees per day.',
  },
}
