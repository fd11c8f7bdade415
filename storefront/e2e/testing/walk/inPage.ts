/** Runs in the page: a virtual screen reader, and checks of the focused element. */
import { Virtual } from '@guidepup/virtual-screen-reader'
import { type Box, coveringElement, drawn, visible } from './stop.ts'

export interface Stop {
  /** Controls of one kind share a focus style. */
  kind: string
  /** Page coordinates. */
  box: Box
  /** The window in page coordinates. */
  all: Box
  /** The element that covers it, or `''`. */
  covered: string
}

export type InPage = typeof inPage

const MOST_PHRASES = 3000
const QUIET = 120
const TOASTS = 'section[aria-label="Messages"] li'
const FOCUS_EVENTS = ['focus', 'blur', 'focusin', 'focusout'] as const

let isFocusHidden = false
let hiddenFocus: HTMLElement | undefined
for (const type of FOCUS_EVENTS) {
  window.addEventListener(type, (event) => isFocusHidden && event.stopImmediatePropagation(), { capture: true })
}

const focused = (): HTMLElement => (document.activeElement ?? document.body) as HTMLElement

/** Browsers do not expose these, but the virtual screen reader reads them. */
const NOT_EXPOSED = 'noscript:not([aria-hidden]), [hidden="until-found"]:not([aria-hidden])'

async function phrases(container: HTMLElement, most = MOST_PHRASES): Promise<string[]> {
  const notExposed = most === 1 ? [] : [...container.querySelectorAll(NOT_EXPOSED)]
  for (const part of notExposed) part.setAttribute('aria-hidden', 'true')
  const voice = new Virtual()
  await voice.start({ container })
  for (let at = 1; at < most; at += 1) {
    await voice.next()
    if (voice.activeNode === container) break
  }
  const log = [...(await voice.spokenPhraseLog())]
  await voice.stop()
  for (const part of notExposed) part.removeAttribute('aria-hidden')
  return log
}

let listener: Virtual | undefined

const inPage = {
  async listen(): Promise<void> {
    const { addEventListener } = document.body
    // Otherwise it would read the whole document at each focus.
    document.body.addEventListener = () => undefined
    listener = new Virtual()
    await listener.start({ container: document.body })
    document.body.addEventListener = addEventListener
    await listener.clearSpokenPhraseLog()
  },
  async heard(): Promise<string[]> {
    if (!listener) await inPage.listen()
    const said = [...((await listener?.spokenPhraseLog()) ?? [])]
    await listener?.clearSpokenPhraseLog()
    return said
  },
  /** @param part by default the open dialog, or `main`. */
  async read(part?: Element): Promise<string[]> {
    const modals = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')].filter((one) =>
      one.checkVisibility(),
    )
    const whole = (part ?? modals.at(-1) ?? document.querySelector('main') ?? document.body) as HTMLElement
    // The virtual screen reader skips dialogs inside a dialog.
    const within = modals.includes(whole)
      ? [...whole.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((one) => one.checkVisibility())
      : []
    const log = await phrases(whole)
    for (const dialog of within) log.push(...(await phrases(dialog)))
    return log
  },
  async quiet(isReady = () => true): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        if (!isReady()) return
        watch.disconnect()
        resolve()
      }
      let timer = setTimeout(end, QUIET)
      const watch = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(end, QUIET)
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
  },
  /** Dismisses toasts, which could cover the next control. */
  async settled(): Promise<void> {
    await inPage.quiet(() => {
      for (const toast of document.querySelectorAll<HTMLElement>(`${TOASTS}:not([data-leaving])`)) toast.click()
      return !document.querySelector(`[aria-busy="true"], ${TOASTS}`)
    })
  },
  async phrase(): Promise<string> {
    return (await phrases(focused(), 1))[0] ?? ''
  },
  stop(): Stop {
    const element = focused()
    const box = visible(drawn(element).getBoundingClientRect())
    return {
      kind: [element.tagName, ...['type', 'role', 'class'].map((name) => element.getAttribute(name))].join(' '),
      box: { ...box, x: box.x + scrollX, y: box.y + scrollY },
      all: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight },
      covered: coveringElement(element, box),
    }
  },
  /** The key that moves focus towards the target; undefined if it is focused. */
  keyTowards(target: Element): 'Tab' | 'Shift+Tab' | undefined {
    const element = focused()
    if (element === target) return undefined
    return element !== document.body && element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
      ? 'Shift+Tab'
      : 'Tab'
  },
  /** Removes focus without events, until `restoreFocus`. */
  hideFocus(): void {
    isFocusHidden = true
    hiddenFocus = focused()
    hiddenFocus.blur()
  },
  restoreFocus(): void {
    hiddenFocus?.focus({ preventScroll: true })
    isFocusHidden = false
  },
}

declare global {
  interface Window {
    inPage: InPage
  }
}
window.inPage = inPage
