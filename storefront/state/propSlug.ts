/** The kind of props to show first, chosen in a menu: session key PropSlugId (C-027, STOR-11). */
import { atom } from 'jotai'
import { readKey, writeKey } from '../api/identity.ts'
import { store } from './store.ts'

/** Empty before it is read. */
export const propSlugAtom = atom('')

/** An empty slug removes the key. */
export function keepPropSlug(slug: string): void {
  writeKey('PropSlugId', slug)
  store.set(propSlugAtom, slug)
}

/** After the first render. */
export function restorePropSlug(): void {
  store.set(propSlugAtom, readKey('PropSlugId'))
}
