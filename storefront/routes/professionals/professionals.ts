import type { GetProfessionalCategory, GetProfessionalDetails } from '../../api/contract/catalogue/professionals.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, toRupees, ZERO, type Paise } from '../../text/money.ts'

export type ProfessionalCategory = AnswerOf<typeof GetProfessionalCategory>['professionalcategorylist'][number]
export type Professional = AnswerOf<typeof GetProfessionalDetails>['professionallist'][number]

export const ALL_PROFESSIONALS = { href: '/hire-professionals', text: 'Hire professionals' }

export function categoryPath(slug: string): string {
  return `/hire-professionals/${encodeURIComponent(slug)}`
}

/** Undefined without photographs (HPL-12). */
export function portfolioPath({ Count, SlugName }: Professional): string | undefined {
  return Count > 0 && SlugName ? `/portfolio/${encodeURIComponent(SlugName)}` : undefined
}

/** '12 years' for `12`; other text is kept; undefined if empty (HPL-08). */
export function experienceOf({ Experience }: Professional): { label: string; value: string } | undefined {
  const said = Experience.trim()
  if (!said) return undefined
  const value = /^\d+(?:\.\d+)?\+?$/.test(said) ? `${said} ${said === '1' ? 'year' : 'years'}` : said
  return { label: 'Experience', value }
}

/** Whether the person can be hired here. A missing, zero or unreadable fee means that the price is on request. */
export function hasFee<Person extends Pick<Professional, 'Fees'>>(person: Person): person is Person & { Fees: Paise } {
  return (person.Fees ?? ZERO) > ZERO
}

/** Shows a figure only if there is one (HPL-09). */
export function feeOf(person: Professional): { label: string; value: string } {
  return { label: 'Per day', value: hasFee(person) ? rupees(person.Fees) : MESSAGES.priceOnRequest }
}

/** A https://schema.org/Service with an Offer for each person with a fee. */
export function serviceList(people: readonly Professional[], category: string, path: string): object[] {
  const items = people.flatMap((person) => {
    if (!hasFee(person)) return []
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
