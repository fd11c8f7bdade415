/**
 * The only script of a page until somebody uses it: pages are whole as HTML and CSS, so the app is fetched at the
 * first sign of a visitor, or when the page has come to rest. What was clicked or typed before is done again then.
 */

/** Milliseconds until a link that waits for the app is followed without it. */
const PATIENCE = 1000

/** The page that was loaded anew for an app that did not come: once is enough. */
const RELOADED = 'reloaded-for-the-app'

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const held: (() => void)[] = []
/** What was typed, by field: rendering anew may take it back. */
const typed = new Map<Field, string>()
let started: Promise<void> | undefined
/** The app broke as it started: links go by themselves, and buttons have nothing that would answer. */
let isBroken = false

async function network(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

async function run(): Promise<void> {
  await network()
  for (const href of document.querySelector('script[data-parts]')?.getAttribute('data-parts')?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // Two short tasks instead of a long one: a press between them is answered.
  await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  const { ready } = await import('./client.tsx')
  const { dataset } = document.documentElement
  isBroken = !(await ready)
  delete dataset['waking']
  if (isBroken) return
  listen(document.removeEventListener.bind(document))
  for (const [field, text] of typed) tellOf(field, text)
  for (const again of held) {
    again()
    // React renders after each, so that a second press finds what the first one made.
    await Promise.resolve()
  }
  delete dataset['start']
}

/** Browsers remember a failed import for as long as the page lives: only a new page brings the app then. */
async function loadAnew(): Promise<void> {
  await network()
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  try {
    const isFirst = sessionStorage.getItem(RELOADED) !== location.pathname
    sessionStorage.setItem(RELOADED, location.pathname)
    if (answer?.ok && isFirst) location.reload()
  } catch {
    // Where nothing can be remembered it might be loaded for ever.
  }
}

function start(): void {
  started ??= run().catch(loadAnew)
}

function hold(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!control || !isPlain) return start()
  const link = control instanceof HTMLAnchorElement ? control : undefined
  if (link && (isBroken || link.target || link.origin !== location.origin || link.hash)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isBroken) return
  document.documentElement.dataset['waking'] = ''
  let isDone = false
  held.push(() => {
    if (isDone || !control.isConnected) return
    isDone = true
    control.click()
  })
  // What opens over the page (the lightbox) is nothing without the app.
  if (link && !link.hasAttribute('aria-haspopup')) {
    setTimeout(() => {
      if (isDone) return
      isDone = true
      location.assign(link.href)
    }, PATIENCE)
  }
  start()
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
}

function keep({ target }: Event): void {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return
  // Last things last: of two radios the later one holds.
  typed.delete(target)
  typed.set(target, isTicked(target) ? String(target.checked) : target.value)
}

/**
 * React takes what a field holds at hydration for what it rendered, and would hear of a change no more. Its tracker is
 * told of something else first, so that the event brings news.
 */
function tellOf(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = text
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isTicked(field)) {
    field.checked = text !== 'true'
    field.click()
  } else {
    const { _valueTracker: tracker } = field as { _valueTracker?: { setValue(value: string): void } }
    if (field.value !== text) field.value = text
    tracker?.setValue(`${text} `)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function listen(change: typeof document.addEventListener): void {
  change('click', hold as EventListener, true)
  change('input', keep, true)
  for (const sign of SIGNS) change(sign, start, { passive: true })
}

if (document.documentElement.dataset['start'] === 'idle') {
  listen(document.addEventListener.bind(document))
  window.addEventListener(
    'load',
    () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 300)),
    { once: true },
  )
} else {
  start()
}
