/** Finds the owner of a portfolio in the lists of all categories, because no call names them. */
import { listProfessionalCategories, listProfessionals } from '../../api/catalogue.ts'
import type { SendOptions } from '../../api/client.ts'
import type { Professional, ProfessionalCategory } from './professionals.ts'

export interface Owner {
  person: Professional
  category: ProfessionalCategory
}

/** Skips a refused category. @returns null if nobody has this slug. */
export async function findOwner(slug: string, options?: SendOptions): Promise<Owner | null> {
  const { professionalcategorylist } = await listProfessionalCategories(options)
  const lists = await Promise.allSettled(
    professionalcategorylist.map(({ SlugName }) => listProfessionals(SlugName, options)),
  )
  for (const [at, list] of lists.entries()) {
    const category = professionalcategorylist[at]
    const person =
      list.status === 'fulfilled' ? list.value.professionallist.find(({ SlugName }) => SlugName === slug) : undefined
    if (person && category) return { person, category }
  }
  return null
}
