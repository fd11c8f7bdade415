import type { GetEventsCategory, GetEventsDetails } from '../../api/contract/catalogue/events.ts'
import { GALLERY } from '../../api/contract/codes.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { toRupees, type Paise } from '../../text/money.ts'

export type StudioEvent = AnswerOf<typeof GetEventsCategory>['eventcategorylist'][number]
type EventItem = AnswerOf<typeof GetEventsDetails>['eventdetaillist'][number]

export const ALL_EVENTS = { href: '/events', text: 'Events' }

/** The page of an event; undefined without a slug. */
export function eventPath({ SlugId }: StudioEvent): string | undefined {
  return SlugId ? `/event/${encodeURIComponent(SlugId)}` : undefined
}

/** Every item repeats the event's fields, so the first non-empty one is used. Undefined without items. */
export function eventPage(items: readonly EventItem[]) {
  if (items.length === 0) return undefined
  const first = (field: keyof EventItem) => items.find((item) => item[field])?.[field] ?? ''
  return {
    name: first('EventCategoryName'),
    description: first('EventCategoryDescription'),
    /** C-057 */
    banner: first('EventCategoryLink'),
    /** EVD-04 */
    photographs: items.filter(({ Type }) => Type === GALLERY).map(({ ImageLink }) => ImageLink),
  }
}

interface Offered {
  name: string
  description?: string
  image?: string
  path: string
  price: Paise
}

/** A https://schema.org/Product with an Offer. */
export function productData({ name, description, image, path, price }: Offered): object {
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    ...(image && { image: wholeAddress(image) }),
    offers: { '@type': 'Offer', price: toRupees(price), priceCurrency: 'INR', url: wholeAddress(path) },
  }
}

/** Only events with a price and a page. */
export function productList(events: readonly StudioEvent[]): object[] {
  const priced = events.flatMap((event) => {
    const path = eventPath(event)
    if (!path || typeof event.EventPrice !== 'number') return []
    return productData({ name: event.EventCategoryName, image: event.ImageLink, path, price: event.EventPrice })
  })
  if (priced.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      itemListElement: priced.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
    },
  ]
}
