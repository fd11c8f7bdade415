/**
 * The hydration bootstrap is the only script that a prerendered page loads at first. It loads the app on the first
 * interaction or when idle, and keeps clicks and changes for `early.ts` until then. `head.js` keeps earlier ones.
 */
import type { Early } from './early.ts'
import { reloadOnce, whenOnline } from './network.ts'

declare global {
  interface Window {
    /** `head.js` returns the clicks and changes that came before this script ran. */
    takeEarly?: () => Event[]
  }
}

/** Milliseconds after which a link is followed without waiting for the app. */
const LINK_TIMEOUT_MS = 1000

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

const early: Early = { presses: [], changed: new Map(), isReplaying: false }
let started: Promise<void> | undefined
/** True when the app failed to start: links work, buttons do not. */
let isBroken = false

const { dataset } = document.documentElement

function endWaiting(): void {
  delete dataset['query']
  delete dataset['waking']
}

async function run(): Promise<void> {
  await whenOnline()
  for (const href of document.querySelector('script[data-parts]')?.getAttribute('data-parts')?.split(' ') ?? []) {
    // The page's own style sheet contains this one. A disabled link keeps lazy chunks from fetching it.
    const isSheet = href.endsWith('.css')
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, { disabled: isSheet, rel: isSheet ? 'stylesheet' : 'modulepreload', href }),
    )
  }
  await import('./reactTask.ts')
  // Splits a long task in two, unless a visitor is already waiting.
  if (early.presses.length === 0) await new Promise((resolve) => setTimeout(resolve))
  const { startApp, replay } = await import('./client.tsx')
  isBroken = !(await startApp(early))
  endWaiting()
  if (isBroken) return
  listen(document.removeEventListener.bind(document))
  await replay(early)
  delete dataset['start']
}

async function reload(problem: unknown): Promise<void> {
  // Logs the reason, because the page stays readable while its buttons do nothing.
  reportError(problem)
  endWaiting()
  await whenOnline()
  await reloadOnce('reloaded-for-the-app')
  isBroken = true
  // For what was pressed meanwhile.
  endWaiting()
}

function start(): void {
  started ??= run().catch(reload)
}

function deferClick(event: MouseEvent): void {
  if (early.isReplaying) return
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!control || !isPlain) return start()
  const link = control instanceof HTMLAnchorElement ? control : undefined
  if (link && (isBroken || link.target || link.origin !== location.origin || link.hash)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isBroken) return
  dataset['waking'] = ''
  const press = { control, isDone: false }
  early.presses.push(press)
  // Links that open the lightbox need the app.
  if (link && !link.hasAttribute('aria-haspopup')) {
    setTimeout(() => {
      if (press.isDone) return
      press.isDone = true
      location.assign(link.href)
    }, LINK_TIMEOUT_MS)
  }
  start()
  early.onPress?.()
}

function recordChange({ target }: Event): void {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return
  const { changed } = early
  // Only the last change in a radio group matters.
  if (target.type === 'radio') for (const field of changed.keys()) if (field.name === target.name) changed.delete(field)
  if (early.isLive?.(target) && !changed.has(target)) return
  changed.delete(target)
  changed.set(target, { text: target.value, isTicked: 'checked' in target && target.checked })
}

function listen(change: typeof document.addEventListener): void {
  change('click', deferClick as EventListener, true)
  change('input', recordChange, true)
  for (const sign of INTERACTIONS) change(sign, start, { passive: true })
}

const kept = window.takeEarly?.() ?? []
if (dataset['start'] === 'idle') {
  listen(document.addEventListener.bind(document))
  for (const event of kept) {
    if (event instanceof MouseEvent) deferClick(event)
    else recordChange(event)
  }
  if ('query' in dataset) start()
  window.addEventListener(
    'load',
    () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 300)),
    { once: true },
  )
} else {
  start()
}
