/** The price of the last opened event, stored with the event's slug so that no other event shows it (C-056). */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

/** Without a price the key is removed (EVT-08, STOR-10). */
export function keepEventPrice(slug: string, price: Paise | undefined): void {
  writeKey('SingleEventPrice', price === undefined ? '' : String(toRupees(price)))
  writeKey('SingleEventSlug', price === undefined ? '' : slug)
}

export function keptEventPrice(slug: string): Paise | undefined {
  const owner = readKey('SingleEventSlug')
  return owner === '' || owner === slug ? readRupees(readKey('SingleEventPrice')) : undefined
}
