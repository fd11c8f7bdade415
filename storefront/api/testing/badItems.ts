/** Twenty kinds of bad items, with their effect in a list, on a card, and in the cart. */
import type { Body } from './examples.ts'

export interface Fields {
  readonly id: string
  readonly name: string
  readonly price: string
  readonly listPrice?: string
}

/** In a list: missing, without a price, or for sale. In the cart: unreadable, or readable. */
export type InList = 'left out' | 'on request' | 'bought'
export type InCart = 'unread' | 'read'

type Row = readonly [kind: string, change: (item: Body, fields: Fields) => unknown, inList: InList, inCart: InCart]

const without = (item: Body, field: string): Body =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== field))
const as =
  (field: 'id' | 'name' | 'price', value: unknown): Row[1] =>
  (item, fields) => ({ ...item, [fields[field]]: value })

export const BAD_ITEMS: readonly Row[] = [
  ['null', () => null, 'left out', 'unread'],
  ['a text', () => 'sold', 'left out', 'unread'],
  ['a number', () => 7, 'left out', 'unread'],
  ['an empty object', () => ({}), 'left out', 'unread'],
  ['without an id', (item, { id }) => without(item, id), 'left out', 'unread'],
  ['with the id null', as('id', null), 'left out', 'unread'],
  ['with an empty id', as('id', ''), 'left out', 'unread'],
  ['with an object for its id', as('id', { value: 7 }), 'left out', 'unread'],
  ['with the name null', as('name', null), 'bought', 'read'],
  ['with a number for its name', as('name', 360), 'bought', 'read'],
  ['with a list for its name', as('name', ['Golden', 'Hour']), 'left out', 'read'],
  ['without a price', (item, { price }) => without(item, price), 'on request', 'unread'],
  ['with the price null', as('price', null), 'on request', 'unread'],
  ['with an empty price', as('price', ''), 'on request', 'unread'],
  ['with the price "Call us"', as('price', 'Call us'), 'on request', 'unread'],
  ['with the price -1', as('price', -1), 'on request', 'unread'],
  ['with the price "NaN"', as('price', 'NaN'), 'on request', 'unread'],
  ['with an object for its price', as('price', { inr: 7 }), 'on request', 'unread'],
  ['with true for its price', as('price', true), 'on request', 'unread'],
  [
    'with "on request" for its list price',
    (item, { listPrice }) => (listPrice ? { ...item, [listPrice]: 'on request' } : item),
    'bought',
    'read',
  ],
]
