/** Client-side navigation, also from outside React; wouter rerenders. */
import { navigate } from 'wouter/use-browser-location'
import { useLocation } from 'wouter'
import { isOffline } from '../offline.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { slugOf } from '../paths.ts'

interface Entry {
  /** Its key in `scrolled`: the number of earlier entries of this app, counted anew from each link to a fragment. */
  at?: number
  /** The scroll position when a link left it. Kept here too, because a reload empties `scrolled`. */
  y?: number | undefined
  /** Redirected by the login check: home then keeps the alert flag. */
  guarded?: boolean | undefined
  /** Shown by the page; survives a reload. */
  note?: Note | undefined
}

/** A payment, for the result pages. `amount` is formatted. */
export interface Note {
  paymentId: string
  orderId: string
  amount: string
  message?: string
}

const scrolled = new Map<number, number>()
/** False until the new page is in place, because a shrinking page scrolls and would overwrite the saved position. */
let tracking = true
/** The path of the page in place. */
let shown: string | undefined
/** While a page renders for the first time, the path of the page before it. */
export const shownPath = () => shown
/** Whether the visitor pressed or focused something since the navigation began. */
let occupied = false

/** Counts navigations, so that a later one cancels a link that still waits for its page. */
let navigation = 0
let busy: ReturnType<typeof setTimeout> | undefined

function begin(): number {
  clearTimeout(busy)
  delete document.documentElement.dataset['loadingPage']
  navigation += 1
  return navigation
}

/** Lets the next page of a story or test start at its top. */
export function forgetPlaces(): void {
  scrolled.clear()
}

function entry(): Entry {
  return (history.state ?? {}) as Entry
}

function place(): number {
  return entry().at ?? 0
}

function remember(): void {
  if (tracking) scrolled.set(place(), window.scrollY)
}

/** The open address gets no second history entry. */
export function go(path: string, options: { replace?: boolean; guarded?: boolean; note?: Note } = {}): void {
  // Comes first: reading a scroll position after a style change would force a layout of the old page.
  remember()
  begin()
  const { guarded, note } = options
  const replace = options.replace === true || path === here()
  occupied = false
  if (!replace) history.replaceState({ ...entry(), y: scrolled.get(place()) } satisfies Entry, '')
  const at = replace ? place() : place() + 1
  if (new URL(path, location.href).pathname !== location.pathname) {
    scrolled.set(at, 0)
    tracking = false
  }
  navigate(path, { replace, state: { at, guarded, note } satisfies Entry })
}

export function wasGuarded(): boolean {
  return entry().guarded === true
}

/** Whether focus was moved on purpose while the page was loading; it must then stay there. */
export function isOccupied(): boolean {
  return occupied
}

export function readNote(): Note | undefined {
  return entry().note
}

/**
 * After this delay the page shows that the next one is loading (`App.css.ts`), so that it appears within a tenth of a
 * second of the press. A slow phone needs about half of that to handle the press and paint a frame.
 */
const BUSY_MS = 40

/** Resolves when the page at a path can be shown. Undefined if there is nothing to wait for. */
type Prepare = (pathname: string) => Promise<unknown> | undefined
let prepare: Prepare | undefined

/** Calls `show` when the page is ready, unless another navigation has begun. The open page stays until then. */
async function showWhen(ready: Promise<unknown> | undefined, show: () => void): Promise<void> {
  if (ready) {
    const mine = begin()
    busy = setTimeout(() => {
      document.documentElement.dataset['loadingPage'] = ''
      if (isOffline()) toast('error', MESSAGES.offline)
    }, BUSY_MS)
    await ready
    if (mine !== navigation) return
  }
  show()
}

/** Navigates as a link does. */
export async function visit(path: string): Promise<void> {
  const { pathname } = new URL(path, location.href)
  await showWhen(pathname === location.pathname ? undefined : prepare?.(pathname), () => go(path))
}

/** Starts loading a page. Resolves when it can be shown; undefined offline, where that may take long. */
export function prefetch(pathname: string): Promise<unknown> | undefined {
  return isOffline() ? undefined : prepare?.(pathname)
}

const left = (): number => scrolled.get(place()) ?? entry().y ?? 0

/** Whether the history entry was left below its top. */
export const isScrolledBack = (): boolean => left() > 0

const RESTORE_TIMEOUT_MS = 2000

/**
 * Scrolls to where the history entry was left, or to the top of a new one (SHELL-120). Retries while content loads,
 * until the page is tall enough.
 */
export function restoreScroll(): void {
  shown = location.pathname
  const at = place()
  const target = left()
  const until = performance.now() + RESTORE_TIMEOUT_MS
  const attempt = (): void => {
    if (place() !== at) return
    window.scrollTo({ top: target, behavior: 'instant' })
    if (Math.abs(window.scrollY - target) > 2 && performance.now() < until) requestAnimationFrame(attempt)
    else tracking = true
  }
  attempt()
}

export function here(): string {
  return location.pathname + location.search
}

/** The login's address, returning to `ref`. */
export function loginPath(ref: string = here()): string {
  return `/login?ref=${encodeURIComponent(ref).replaceAll('%2F', '/')}`
}

/**
 * @param preparedBy loads a page before links navigate to it.
 * @returns cleanup.
 */
export function followHistory(preparedBy?: Prepare): () => void {
  prepare = preparedBy
  shown = location.pathname
  history.scrollRestoration = 'manual'
  const onBack = (event: Event): void => {
    begin()
    // Inside one page nothing restores a position.
    tracking = location.pathname === shown
    occupied = false
    // An entry made by the browser for a link to a fragment needs a number of its own.
    if (!history.state && location.hash) history.replaceState({ at: Math.random() } satisfies Entry, '')
    if (!event.isTrusted) return
    // The page was left before a reload and has to be fetched again. The event dispatched later shows it.
    event.stopImmediatePropagation()
    void showWhen(prepare?.(location.pathname), () => dispatchEvent(new Event('popstate')))
  }
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href], button, input, select, textarea')) occupied = true
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') occupied = true
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', remember, { passive: true, signal })
  window.addEventListener('popstate', onBack, { signal })
  // After a reload the browser scrolls to where the page was left, before this app has started.
  window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
  window.addEventListener('pointerdown', onPress, { capture: true, passive: true, signal })
  window.addEventListener('keydown', onKey, { capture: true, signal })
  return () => listening.abort()
}

/** What the open address names: `old-well` of `/set/old-well`. */
export function useSlug(): string {
  const [path] = useLocation()
  const [, parameter = ''] = path.split('/').filter(Boolean)
  return slugOf(parameter)
}
