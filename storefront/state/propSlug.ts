/**
 * Which kind of props to show first: a menu's choice, in the session key PropSlugId (C-027, STOR-11). The menu calls
 * `keepPropSlug` and goes to /props, which shows that tab, also when it is open already.
 */
import { atom } from 'jotai'
import { readKey, writeKey } from '../api/identity.ts'
import { store } from './store.ts'

/** Empty until it was read, and when nothing is kept. */
export const propSlugAtom = atom('')

/** An empty slug forgets: another tab was picked. */
export function keepPropSlug(slug: string): void {
  writeKey('PropSlugId', slug)
  store.set(propSlugAtom, slug)
}

/** What this tab's session knows; called when the page has been drawn once. */
export function restorePropSlug(): void {
  store.set(propSlugAtom, readKey('PropSlugId'))
}
