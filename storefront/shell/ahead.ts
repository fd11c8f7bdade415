/**
 * Renders a page hidden when its link is hovered, focused or touched, so that the press only has to show it. Its effects
 * run when it is shown.
 */
import { atom } from 'jotai'
import { createContext, use } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'

/** The path of the page that is rendered ahead. */
export const aheadAtom = atom<string>()

/** Inside a page that is rendered ahead, its path. */
export const AheadPath = createContext<string | undefined>(undefined)

const usePageLocation: typeof useBrowserLocation = (options) => {
  const [path, navigate] = useBrowserLocation(options)
  return [use(AheadPath) ?? path, navigate]
}

/** A page is rendered ahead without a query. */
const usePageSearch: typeof useSearch = (options) => {
  const search = useSearch(options)
  return use(AheadPath) === undefined ? search : ''
}

/** For wouter's Router. */
export const PAGE_HOOKS = { hook: usePageLocation, searchHook: usePageSearch }
