/** The price of the event opened last, stored with its event so that no other shows it (C-056). */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

/** An event without a price removes the key (EVT-08, STOR-10). */
export function keepEventPrice(slug: string, price: Paise | undefined): void {
  writeKey('SingleEventPrice', price === undefined ? '' : String(toRupees(price)))
  writeKey('SingleEventSlug', price === undefined ? '' : slug)
}

/** Undefined where none is stored for this event, or it is malformed. */
export function keptEventPrice(slug: string): Paise | undefined {
  const owner = readKey('SingleEventSlug')
  return owner === '' || owner === slug ? readRupees(readKey('SingleEventPrice')) : undefined
}
