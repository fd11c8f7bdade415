/** The category of props to show first, chosen in a menu: session key PropSlugId (C-027, STOR-11). */
import { atom } from 'jotai'
import { readKey, writeKey } from '../api/identity.ts'
import { store } from './store.ts'

export const propSlugAtom = atom('')
// On mount, not earlier, because a prerendered page knows no visitor.
propSlugAtom.onMount = (set) => set(readKey('PropSlugId'))

export function keepPropSlug(slug: string): void {
  writeKey('PropSlugId', slug)
  store.set(propSlugAtom, slug)
}
