/** The shop's address in a story of a whole page. The frame keeps its own, which Storybook needs. */
import { useSyncExternalStore } from 'react'
import { patternOf } from '../../storefront/paths.ts'

const METHODS = ['pushState', 'replaceState'] as const

let address = '/'
const listeners = new Set<() => void>()

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** @returns path and query of a shop's address; undefined for Storybook's own. */
function inTheShop(url: string | URL | null | undefined): string | undefined {
  if (!url) return undefined
  const { origin, pathname, search } = new URL(url, location.href)
  return origin === location.origin && patternOf(pathname) ? pathname + search : undefined
}

/** Opens the shop at an address, and keeps its navigation out of the frame. @returns a function that ends this. */
export function openAt(at: string): () => void {
  address = at
  const state: unknown = history.state
  const originals = METHODS.map((method) => [method, history[method]] as const)
  for (const [method, original] of originals) {
    history[method] = (entry: unknown, unused: string, url?: string | URL | null) => {
      const next = inTheShop(url)
      original.call(history, entry, unused, next === undefined ? url : undefined)
      if (next === undefined) return
      address = next
      for (const hear of listeners) hear()
    }
  }
  return () => {
    for (const [method, original] of originals) history[method] = original
    history.replaceState(state, '')
  }
}

/** Path and query. */
export function useAddress(): [pathname: string, search: string] {
  const [pathname = '/', search = ''] = useSyncExternalStore(listen, () => address).split('?')
  return [pathname, search]
}
