/** The shop's address while a story shows a whole page: the frame keeps its own, which Storybook needs. */
import { useSyncExternalStore } from 'react'
import { routeOf } from '../../storefront/routes.ts'

const METHODS = ['pushState', 'replaceState'] as const

let address = '/'
const listeners = new Set<() => void>()

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** @returns the path and query below this site, undefined for what is none of the shop's: Storybook's own. */
function inTheShop(url: string | URL | null | undefined): string | undefined {
  if (!url) return undefined
  const { origin, pathname, search } = new URL(url, location.href)
  return origin === location.origin && routeOf(pathname) ? pathname + search : undefined
}

/** Opens the shop somewhere; from here on it moves in the story. @returns how to let go of the frame's history. */
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
