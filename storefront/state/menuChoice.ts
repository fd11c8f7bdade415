/** What a visitor chose in a menu or list, for the page that opens. */
import { atom } from 'jotai'
import { readKey, writeKey } from '../api/identity.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'
import { store } from './store.ts'

/**
 * The price of the last opened event, stored with the event's slug so that no other event shows it (C-056). Without a
 * price the key is removed (EVT-08, STOR-10).
 */
export function keepEventPrice(slug: string, price: Paise | undefined): void {
  writeKey('SingleEventPrice', price === undefined ? '' : String(toRupees(price)))
  writeKey('SingleEventSlug', price === undefined ? '' : slug)
}

export function keptEventPrice(slug: string): Paise | undefined {
  const owner = readKey('SingleEventSlug')
  return owner === '' || owner === slug ? readRupees(readKey('SingleEventPrice')) : undefined
}

/** The category of props to show first, chosen in a menu: session key PropSlugId (C-027, STOR-11). */
export const propSlugAtom = atom('')
// On mount, not earlier, because a prerendered page knows no visitor.
propSlugAtom.onMount = (set) => set(readKey('PropSlugId'))

export function keepPropSlug(slug: string): void {
  writeKey('PropSlugId', slug)
  store.set(propSlugAtom, slug)
}
