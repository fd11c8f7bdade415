/**
 * The price of the event that was opened last: session key SingleEventPrice, kept together with its event, so that
 * another event never shows it (C-056).
 */
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'

/** Called by whatever opens an event; one without a price takes the key away (EVT-08, STOR-10). */
export function keepEventPrice(slug: string, price: Paise | undefined): void {
  writeKey('SingleEventPrice', price === undefined ? '' : String(toRupees(price)))
  writeKey('SingleEventSlug', price === undefined ? '' : slug)
}

/** The price kept for this event; undefined where none is, or it cannot be read. */
export function keptEventPrice(slug: string): Paise | undefined {
  const owner = readKey('SingleEventSlug')
  return owner === '' || owner === slug ? readRupees(readKey('SingleEventPrice')) : undefined
}
