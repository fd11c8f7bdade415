import { PROFESSIONS } from '#brand/professions.ts'
import { BRAND } from '../../brand.ts'
import type { Professions } from '../../brands/shape.ts'

/**
 * Title and description of a category's page. A studio may have its own for some slugs (C-040).
 * @param name of a listed category, for slugs without texts of their own (SHELL-130).
 */
export function metadataOf(slug: string, name = 'Professionals'): Professions[string] {
  const own = Object.hasOwn(PROFESSIONS, slug) ? PROFESSIONS[slug] : undefined
  return (
    own ?? {
      title: `${name} for hire`,
      description: `People to hire by the day for a shoot on ${BRAND.grounds}: see their work, their experience and their fees.`,
    }
  )
}
