/** Going somewhere without a page load, from anywhere; React listens through wouter. */
import { navigate } from 'wouter/use-browser-location'
import { patternOf } from '../paths.ts'

/** What a history entry remembers. */
interface Entry {
  /** A number for the place of the entry's scroll position. */
  at?: number
  /** Sent here by the login check: home keeps the alert flag then. */
  guarded?: boolean
  /** What the page that sent us here wants this one to show; survives a reload. */
  note?: Note
}

/** A payment, for the pages that tell how it ended. `amount` as shown. */
export interface Note {
  paymentId: string
  orderId: string
  amount: string
  message?: string
}

let entries = 0
const scrolled = new Map<number, number>()
/** Off until a new page is in place: a page that shrinks scrolls, and would overwrite where it is to stand. */
let tracking = true
/** Whether the visitor has turned to something else since the way to this page began. */
let occupied = false

function entry(): Entry {
  return (history.state ?? {}) as Entry
}

function remember(): void {
  if (tracking) scrolled.set(entry().at ?? 0, window.scrollY)
}

export function go(path: string, options: { replace?: boolean; guarded?: boolean; note?: Note } = {}): void {
  remember()
  occupied = false
  if (!options.replace) entries += 1
  const at = options.replace ? (entry().at ?? 0) : entries
  if (new URL(path, location.href).pathname !== location.pathname) {
    scrolled.set(at, 0)
    tracking = false
  }
  const { replace = false, guarded, note } = options
  navigate(path, { replace, state: { at, ...(guarded && { guarded }), ...(note && { note }) } satisfies Entry })
}

export function wasGuarded(): boolean {
  return entry().guarded === true
}

/** Whether focus was moved on purpose, to a menu say, while the page was on its way: it stays there then. */
export function isOccupied(): boolean {
  return occupied
}

export function readNote(): Note | undefined {
  return entry().note
}

const PATIENCE = 2000

/**
 * Puts a page that has just been shown where its history entry was left, the top for a new one (SHELL-120).
 * Content may still be loading: tries again until the page is tall enough.
 */
export function restoreScroll(): void {
  const target = scrolled.get(entry().at ?? 0) ?? 0
  const place = entry().at
  const until = performance.now() + PATIENCE
  const attempt = (): void => {
    if (entry().at !== place) return
    window.scrollTo({ top: target, behavior: 'instant' })
    if (Math.abs(window.scrollY - target) > 2 && performance.now() < until) requestAnimationFrame(attempt)
    else tracking = true
  }
  attempt()
}

/** Path and query as they stand in the address bar. */
export function here(): string {
  return location.pathname + location.search
}

/** The return path to a login that comes back to where we are. */
export function loginPath(ref: string = here()): string {
  return `/login?ref=${encodeURIComponent(ref).replaceAll('%2F', '/')}`
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}

/**
 * Plain `<a href>` of this site go without a page load, so that the design system needs no router.
 * Files, other targets, other origins and unknown paths stay the browser's. @returns how to stop it.
 */
export function followLinks(): () => void {
  history.scrollRestoration = 'manual'
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || !isPlainClick(event) || link.target || link.hasAttribute('download')) return
    const address = new URL(link.href)
    if (address.origin !== location.origin || !patternOf(address.pathname)) return
    if (address.pathname === location.pathname && address.hash) return
    event.preventDefault()
    const path = address.pathname + address.search + address.hash
    go(path, { replace: path === here() })
  }
  const onBack = (): void => {
    tracking = false
    occupied = false
  }
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href], button, input, select, textarea')) occupied = true
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') occupied = true
  }
  document.addEventListener('click', onClick)
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('popstate', onBack)
  window.addEventListener('pointerdown', onPress, { capture: true, passive: true })
  window.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('click', onClick)
    window.removeEventListener('scroll', remember)
    window.removeEventListener('popstate', onBack)
    window.removeEventListener('pointerdown', onPress, true)
    window.removeEventListener('keydown', onKey, true)
  }
}
