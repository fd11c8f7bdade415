/** People who can be hired, as cards and pages show them. */
import type { GetProfessionalCategory, GetProfessionalDetails } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { rupees, toRupees, ZERO } from '../../text/money.ts'

export type ProfessionalCategory = AnswerOf<typeof GetProfessionalCategory>['professionalcategorylist'][number]
export type Professional = AnswerOf<typeof GetProfessionalDetails>['professionallist'][number]

/** The way to the list, for crumbs. */
export const ALL_PROFESSIONALS = { href: '/hire-professionals', text: 'Hire professionals' }

export function categoryPath(slug: string): string {
  return `/hire-professionals/${encodeURIComponent(slug)}`
}

/** Only where there is something to look at (HPL-12). */
export function portfolioPath({ Count, SlugName }: Professional): string | undefined {
  return Count > 0 && SlugName ? `/portfolio/${encodeURIComponent(SlugName)}` : undefined
}

/** `12` is '12 years', `1` is '1 year'; a provider's own words stay; empty is none (HPL-08). */
export function experienceOf({ Experience }: Professional): { label: string; value: string } | undefined {
  const said = Experience.trim()
  if (!said) return undefined
  const value = /^\d+(?:\.\d+)?\+?$/.test(said) ? `${said} ${said === '1' ? 'year' : 'years'}` : said
  return { label: 'Experience', value }
}

/** None where it is not agreed; zero is not agreed either (HPL-09). */
export function feeOf({ Fees }: Professional): { label: string; value: string } | undefined {
  return Fees === null || Fees <= ZERO ? undefined : { label: 'Per day', value: rupees(Fees) }
}

/** https://schema.org/Service with its Offer, for each who names a fee. */
export function serviceList(people: readonly Professional[], category: string, path: string): object[] {
  const items = people.flatMap((person) => {
    if (person.Fees === null || person.Fees <= ZERO) return []
    return {
      '@type': 'Service',
      name: `${category}: ${person.Name}`,
      serviceType: category,
      ...(person.ProfessionalDescriptions && { description: person.ProfessionalDescriptions }),
      provider: { '@type': 'Person', name: person.Name },
      offers: { '@type': 'Offer', price: toRupees(person.Fees), priceCurrency: 'INR', url: wholeAddress(path) },
    }
  })
  if (items.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
    },
  ]
}
