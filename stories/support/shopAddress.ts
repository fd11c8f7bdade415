/**
 * The shop's address in a story of a page or route. The frame keeps its own, which Storybook needs, and names the shop's in
 * a parameter; Storybook's interface does the same (`.storybook/walk.ts`).
 */
import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import {
  addressOfPlace,
  CHOSEN,
  FOLLOWED,
  placeIn,
  type Place,
  RETURNED,
  WALKED,
  withPlace,
} from '../../.storybook/place.ts'
import { patternOf } from '../../storefront/paths.ts'
import { followLinks } from '../../storefront/shell/navigation.ts'

const METHODS = ['pushState', 'replaceState'] as const

let address = '/'
const listeners = new Set<() => void>()
/** The story that walks, where it began, and what ends that. */
let walk: { story: string; start: string; end: () => void } | undefined
/** Where the browser's history leads in a story that is not shown yet, and whether the frame itself has gone there. */
let ahead: (Place & { isHere: boolean }) | undefined

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

const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__'
type Channeled = Window & { [CHANNEL]?: Pick<ReturnType<typeof addons.getChannel>, 'emit'> }

/** The docs page that shows this story in a frame. */
function docsAround(): Channeled | undefined {
  const parent = window.parent as Channeled
  return parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs'
    ? parent
    : undefined
}

/**
 * A docs page shows where stories begin, and its address has no room for a place in one of them: a reader's link opens the
 * story there. What happens by itself, such as a redirect, stays in the frame.
 */
function opensAlone(story: string, next: string): boolean {
  const docs = docsAround()
  const isElsewhere = new URL(next, location.href).pathname !== new URL(address, location.href).pathname
  if (!docs || !isElsewhere || !navigator.userActivation.isActive) return false
  if (docs.parent === docs) docs.location.assign(`./${addressOfPlace({ story, at: next })}`)
  else docs[CHANNEL]?.emit(FOLLOWED, { story, at: next })
  return true
}

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
  const place = [ahead, placeIn(location.search)].find((one) => one?.story === story)
  if (place === ahead) ahead = undefined
  address = inTheShop(place?.at) ?? start
  if (address !== start) leaveOutPlay()

  const state: unknown = history.state
  const originals = METHODS.map((method) => [method, history[method]] as const)
  const write = history.replaceState.bind(history)
  for (const [method, original] of originals) {
    history[method] = (entry: unknown, unused: string, url?: string | URL | null) => {
      const next = inTheShop(url)
      if (next !== undefined) {
        if (method === 'pushState' && opensAlone(story, next)) return
        original.call(history, entry, unused, withPlace(location.href, next === start ? undefined : next))
        moveTo(next)
        tell({ story, at: placeOf(next) })
      } else if (url) {
        // Storybook's own address, of this story or the next, whose entry is still the shop's.
        const own = new URL(url, location.href)
        const { story: named } = placeIn(own.search)
        const leadsTo = named === story ? placeOf(address) : ahead?.story === named ? ahead.at : undefined
        original.call(history, { ...history.state, ...(entry as object | null) }, unused, withPlace(own, leadsTo))
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
      if (placeIn(location.search).story === story) history.replaceState(state, '', withPlace(location.href, undefined))
    },
  }
  walk = mine
  write(state, '', withPlace(location.href, placeOf(address)))
  tell({ story, at: placeOf(address) })
  return mine.end
}

/**
 * Once, before stories: learns to which place the browser's history leads, or which story the reader has chosen, while
 * another story is still shown. The last step counts.
 */
export function hearReturns(): void {
  // Steps of the frame's own, and the address of the interface is corrected after them.
  window.addEventListener('popstate', () => {
    const place = placeIn(location.search)
    if (place.story !== walk?.story) ahead = { ...place, isHere: true }
  })
  const channel = addons.getChannel()
  channel.on(RETURNED, (place: Place) => {
    if (ahead?.isHere !== true || ahead.story !== place.story) ahead = { ...place, isHere: false }
  })
  channel.on(CHOSEN, ({ story }: Place) => {
    ahead = undefined
    // The story that is shown begins anew.
    if (walk?.story === story && address !== walk.start) history.pushState({}, '', walk.start)
  })
}

/** Path and query. */
export const shopAddress = () => address

/** Path and query. */
export function useAddress(): [pathname: string, search: string] {
  const [pathname = '/', search = ''] = useSyncExternalStore(listen, () => address).split('?')
  return [pathname, search]
}
