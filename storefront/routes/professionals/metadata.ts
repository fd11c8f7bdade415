import { BRAND } from '../../brand.ts'
/** Title and description of a category's page; four slugs have their own (C-040). */
interface Words {
  title: string
  description: string
}

const BY_SLUG: Readonly<Record<string, Words>> = {
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

/** @param name of a category that the provider lists, for the title of a slug without words of its own (SHELL-130). */
export function metadataOf(slug: string, name = 'Professionals'): Words {
  const own = Object.hasOwn(BY_SLUG, slug) ? BY_SLUG[slug] : undefined
  return (
    own ?? {
      title: `${name} for hire`,
      description: `People to hire by the day for a shoot on ${BRAND.grounds}: see their work, their experience and their fees.`,
    }
  )
}
