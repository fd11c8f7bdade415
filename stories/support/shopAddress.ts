/**
 * The shop's address in a story of a page or route. The frame keeps its own, which Storybook needs, and names the shop's in
 * a parameter; Storybook's interface does the same (`.storybook/walk.ts`).
 */
import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { placeIn, type Place, RETURNED, WALKED, withPlace } from '../../.storybook/place.ts'
import { patternOf } from '../../storefront/paths.ts'
import { followLinks } from '../../storefront/shell/navigation.ts'

const METHODS = ['pushState', 'replaceState'] as const

let address = '/'
const listeners = new Set<() => void>()
/** The story that walks, where it began, and what ends that. */
let walk: { story: string; start: string; end: () => void } | undefined
/** Where the browser's history leads, said before that story opens. */
let returned: Place | undefined

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

/** For links: undefined at the start. */
const placeOf = (at: string) => (at === walk?.start ? undefined : at)

function moveTo(next: string): void {
  address = next
  for (const hear of listeners) hear()
}

const tell = (place: Place) => addons.getChannel().emit(WALKED, place)

const PREVIEW = '__STORYBOOK_PREVIEW__'
interface Previewing {
  [PREVIEW]?: { currentRender?: { renderOptions?: { autoplay: boolean } } }
}

/** A play tells what its story shows at the start. Storybook has no setting to leave it out. */
function leaveOutPlay(): void {
  const options = (window as Previewing)[PREVIEW]?.currentRender?.renderOptions
  if (options) options.autoplay = false
}

/**
 * For `beforeEach`: opens the shop at the place that the link names, else at `start`, and keeps its navigation inside the
 * story. A story that is drawn again stays where it is. @returns a function that ends this.
 */
export function walkFrom(story: string, start: string): () => void {
  if (walk?.story === story) return () => undefined
  // Still open where the reader has left it before it was drawn.
  walk?.end()
  const place = [returned, placeIn(location.search)].find((one) => one?.story === story)
  if (place === returned) returned = undefined
  address = inTheShop(place?.at) ?? start
  if (address !== start) leaveOutPlay()

  const state: unknown = history.state
  const originals = METHODS.map((method) => [method, history[method]] as const)
  const write = history.replaceState.bind(history)
  for (const [method, original] of originals) {
    history[method] = (entry: unknown, unused: string, url?: string | URL | null) => {
      const next = inTheShop(url)
      if (next !== undefined) {
        original.call(history, entry, unused, withPlace(location.href, next === start ? undefined : next))
        moveTo(next)
        tell({ story, at: placeOf(next) })
      } else if (url) {
        // Storybook's own address, whose entry is still the shop's.
        const named = withPlace(new URL(url, location.href), placeOf(address))
        original.call(history, { ...history.state, ...(entry as object | null) }, unused, named)
      } else original.call(history, entry, unused)
    }
  }
  const onBack = () => {
    const place = placeIn(location.search)
    // An entry of another story: Storybook's interface says what follows.
    if (place.story && place.story !== story) return
    moveTo(inTheShop(place.at) ?? start)
    tell({ story, at: placeOf(address) })
  }
  window.addEventListener('popstate', onBack)
  const stopLinks = followLinks()
  const mine = {
    story,
    start,
    end() {
      if (walk !== mine) return
      walk = undefined
      stopLinks()
      window.removeEventListener('popstate', onBack)
      for (const [method, original] of originals) history[method] = original
      history.replaceState(state, '', withPlace(location.href, undefined))
    },
  }
  walk = mine
  write(state, '', withPlace(location.href, placeOf(address)))
  tell({ story, at: placeOf(address) })
  return mine.end
}

/** Once, before stories: hears from Storybook's interface to which place of a story the browser's history leads. */
export function hearReturns(): void {
  addons.getChannel().on(RETURNED, (place: Place) => {
    returned = place
  })
}

/** Path and query. */
export const shopAddress = () => address

/** Path and query. */
export function useAddress(): [pathname: string, search: string] {
  const [pathname = '/', search = ''] = useSyncExternalStore(listen, () => address).split('?')
  return [pathname, search]
}
