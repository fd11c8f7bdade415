/**
 * The hydration bootstrap, a prerendered page's only script at first: loads the app on the first interaction or when
 * idle, and keeps clicks and changes for `early.ts` until then. `head.js` keeps those that come before this script.
 */
import type { Early } from './early.ts'
import { reloadOnce, whenOnline } from './network.ts'

declare global {
  interface Window {
    /** Of `head.js`, if that came: what was pressed and changed before this script ran. */
    takeEarly?: () => Event[]
  }
}

/** Milliseconds until a link is followed without the app. */
const LINK_TIMEOUT_MS = 1000

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

const early: Early = { presses: [], changed: new Map(), isReplaying: false }
let started: Promise<void> | undefined
/** Starting the app failed: links work, buttons do nothing. */
let isBroken = false

async function run(): Promise<void> {
  await whenOnline()
  for (const href of document.querySelector('script[data-parts]')?.getAttribute('data-parts')?.split(' ') ?? []) {
    // A sheet that the page's own one has in it is not fetched: a part that is loaded later does not ask for one with a link.
    const isSheet = href.endsWith('.css')
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, { disabled: isSheet, rel: isSheet ? 'stylesheet' : 'modulepreload', href }),
    )
  }
  await import('./reactTask.ts')
  // Two short tasks instead of a long one, unless somebody waits.
  if (early.presses.length === 0) await new Promise((resolve) => setTimeout(resolve))
  const { startApp, replay } = await import('./client.tsx')
  const { dataset } = document.documentElement
  isBroken = !(await startApp(early))
  delete dataset['query']
  delete dataset['waking']
  if (isBroken) return
  listen(document.removeEventListener.bind(document))
  await replay(early)
  delete dataset['start']
}

async function reload(problem: unknown): Promise<void> {
  // For the console: the page stays readable, and nobody would know why its buttons do nothing.
  reportError(problem)
  const { dataset } = document.documentElement
  delete dataset['query']
  delete dataset['waking']
  await whenOnline()
  await reloadOnce('reloaded-for-the-app')
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
  document.documentElement.dataset['waking'] = ''
  const press = { control, isDone: false }
  early.presses.push(press)
  // The lightbox needs the app.
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
  // Of radios of one name the last one counts.
  if (target.type === 'radio') for (const field of changed.keys()) if (field.name === target.name) changed.delete(field)
  if (early.isLive?.(target) && !changed.has(target)) return
  // Keeps the latest change last.
  changed.delete(target)
  changed.set(target, { text: target.value, isTicked: 'checked' in target && target.checked })
}

function listen(change: typeof document.addEventListener): void {
  change('click', deferClick as EventListener, true)
  change('input', recordChange, true)
  for (const sign of INTERACTIONS) change(sign, start, { passive: true })
}

const kept = window.takeEarly?.() ?? []
if (document.documentElement.dataset['start'] === 'idle') {
  listen(document.addEventListener.bind(document))
  for (const event of kept) {
    if (event instanceof MouseEvent) deferClick(event)
    else recordChange(event)
  }
  if ('query' in document.documentElement.dataset) start()
  window.addEventListener(
    'load',
    () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 300)),
    { once: true },
  )
} else {
  start()
}
