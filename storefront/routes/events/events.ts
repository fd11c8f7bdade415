/** Events as the cards and the page of one show them. */
import type { GetEventsCategory, GetEventsDetails } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { toRupees, type Paise } from '../../text/money.ts'

export type StudioEvent = AnswerOf<typeof GetEventsCategory>['eventcategorylist'][number]
type EventItem = AnswerOf<typeof GetEventsDetails>['eventdetaillist'][number]

/** The way to the list, for crumbs. */
export const ALL_EVENTS = { href: '/events', text: 'Events' }

/** One without a slug has no page. */
export function eventPath({ SlugId }: StudioEvent): string | undefined {
  return SlugId ? `/event/${encodeURIComponent(SlugId)}` : undefined
}

export interface EventPage {
  name: string
  description: string
  /** EventCategoryLink (C-057). */
  banner: string
  /** Only items of Type `Gallery` (EVD-04). */
  photographs: string[]
}

/** Every item repeats the event's own fields: the first that has one counts. Undefined where there is no item. */
export function eventPage(items: readonly EventItem[]): EventPage | undefined {
  if (items.length === 0) return undefined
  const first = (field: keyof EventItem) => items.find((item) => item[field])?.[field] ?? ''
  return {
    name: first('EventCategoryName'),
    description: first('EventCategoryDescription'),
    banner: first('EventCategoryLink'),
    photographs: items.filter(({ Type }) => Type === 'Gallery').map(({ ImageLink }) => ImageLink),
  }
}

interface Offered {
  name: string
  description?: string
  image?: string
  path: string
  price: Paise
}

/** https://schema.org/Product with its Offer, as it stands on the page. */
export function productData({ name, description, image, path, price }: Offered): object {
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    ...(image && { image: wholeAddress(image) }),
    offers: { '@type': 'Offer', price: toRupees(price), priceCurrency: 'INR', url: wholeAddress(path) },
  }
}

/** The priced ones of the list, in its order. */
export function productList(events: readonly StudioEvent[]): object[] {
  const priced = events.flatMap((event) => {
    const path = eventPath(event)
    if (!path || event.EventPrice === null) return []
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
