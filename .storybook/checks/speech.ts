/** Rules learned from real screen readers (`npm run listen`). */
import { spoken } from '../../design-system/index.ts'

const LIVE = '[aria-live], [role=alert], [role=status], [role=log]'
const BLOCKS = new Set(['DIV', 'P', 'LI', 'UL', 'OL', 'DL', 'DD', 'SECTION', 'ARTICLE'])

const textOf = (element: Element): string => element.textContent.trim().replaceAll(/\s+/g, ' ')
const briefly = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
export const isRendered = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

export function named(element: Element): string {
  const role = element.getAttribute('role')
  const name = element.getAttribute('aria-label') ?? textOf(element)
  return `${element.localName}${role === null ? '' : `[role=${role}]`} “${briefly(name)}”`
}

/** Firefox does not announce a message in an alert that was empty, unless it has `aria-live`. */
function* waitingAlerts(root: Element): Generator<string> {
  for (const alert of root.querySelectorAll('[role=alert]:not([aria-live])'))
    if (textOf(alert) === '') yield `${named(alert)} waits for its message without aria-live`
}

/** When a span is added to a line of spans, Chromium announces the whole line again. */
function* messagesInOneLine(root: Element): Generator<string> {
  for (const region of root.querySelectorAll(LIVE)) {
    if (region.getAttribute('aria-atomic') === 'true') continue
    const messages = Array.from(region.children).filter((child) => textOf(child) !== '')
    if (messages.length < 2) continue
    for (const message of messages)
      if (!BLOCKS.has(message.tagName)) yield `the message ${named(message)} is no block of its own`
  }
}

/** Firefox announces an empty `required` field as invalid unless it has `aria-invalid`. */
function* untouchedFields(root: Element): Generator<string> {
  for (const control of root.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([aria-invalid])'))
    if (control.validity.valueMissing) yield `${named(control)} is called invalid before it was touched`
}

/** A field's error is read with the field; a live region would repeat it. */
function* refusals(root: Element): Generator<string> {
  const document = root.ownerDocument
  const described = (control: Element): Element[] =>
    (control.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? [])
  for (const control of root.querySelectorAll('[aria-invalid=true]'))
    if (!described(control).some((text) => textOf(text) !== '')) yield `${named(control)} is invalid and says not why`
  for (const problem of root.querySelectorAll('[id$="-problem"]')) {
    const controls = root.querySelectorAll(`[aria-describedby~="${problem.id}"]`)
    if (controls.length === 0) yield `the refusal ${named(problem)} belongs to no field`
    if (problem.closest(LIVE)) yield `the refusal ${named(problem)} is read with its field and announced as well`
  }
}

/** Screen readers stop at empty elements, and lists repeat them. */
function* emptyStops(root: Element): Generator<string> {
  for (const stop of root.querySelectorAll(
    'li :is([role=status], [role=alert]), article :is([role=status], [role=alert]), h1, h2, h3, h4, h5, h6, a[href], button, dt, dd, caption, figcaption, legend',
  )) {
    const isNamed = stop.matches('[aria-label], [aria-labelledby], [title]')
    const shows = stop.querySelector('img:not([alt=""]), [role=img], [aria-label], input, svg')
    if (isRendered(stop) && !stop.closest('[aria-hidden=true]') && !isNamed && !shows && textOf(stop) === '')
      yield `${named(stop)} is a stop that says nothing`
  }
}

const ENDS = /[\p{L}\p{N}₹%)]$/u
const BEGINS = /^[\p{L}\p{N}₹(“]/u

/** A span taken out of the flow does not start a line. */
function breaksLine(text: Text, top: Element): boolean {
  for (let box = text.parentElement; box && box !== top; box = box.parentElement) {
    const { display, position } = getComputedStyle(box)
    const isOut = (position === 'absolute' || position === 'fixed') && !BLOCKS.has(box.tagName)
    if (!isOut && display !== 'inline' && display !== 'contents') return true
  }
  return false
}

function isSpoken({ parentElement }: Text): boolean {
  return parentElement !== null && !parentElement.closest('[aria-hidden=true], script, style, noscript, svg, option')
}

/** For example “List price₹21,500”. */
function* gluedTexts(root: Element): Generator<string> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let before: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data === '' || !isSpoken(node)) continue
    const [last, next] = [before, node]
    before = node
    if (!last || last.parentElement === next.parentElement) continue
    if (last.parentElement?.localName === 'mark' || next.parentElement?.localName === 'mark') continue
    if (!ENDS.test(last.data) || !BEGINS.test(next.data)) continue
    const range = root.ownerDocument.createRange()
    range.setStart(last, 0)
    range.setEnd(next, 0)
    const top = range.commonAncestorContainer
    if (!(top instanceof Element) || !top.checkVisibility()) continue
    // Orca reads a link or a button as one text, whatever its layout. Layout also drops a space between boxes, which this
    // check cannot tell from one that is read.
    if (!top.closest('a[href], button') && (breaksLine(last, top) || breaksLine(next, top))) continue
    // A control or a line break separates them.
    if (range.cloneContents().querySelector('br, img:not([alt=""]), input, select, textarea, hr')) continue
    if (isRendered(next.parentElement ?? top))
      yield `“${briefly(last.data.trim())}” and “${briefly(next.data.trim())}” are read as one word`
  }
}

/** `Spoken` cannot be used here: attributes name the element, or the text is code. */
const AS_WRITTEN =
  'code, pre, kbd, textarea, option, a[aria-label], button[aria-label], [aria-hidden=true], script, style, noscript, svg'

/** Amounts and dates need `Spoken`, which hides a spoken version beside the visible one. */
function* misspoken(root: Element): Generator<string> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const { parentElement } = node
    if (spoken(text) === text || !parentElement || parentElement.closest(AS_WRITTEN) || !isRendered(parentElement))
      continue
    yield `“${briefly(text.trim())}” is not said as “${briefly(spoken(text).trim())}”: wrap it in Spoken`
  }
  for (const element of root.querySelectorAll('[aria-label]')) {
    const label = element.getAttribute('aria-label') ?? ''
    if (spoken(label) !== label)
      yield `the name “${briefly(label)}” is not said as “${briefly(spoken(label))}”: pass it through spoken()`
  }
}

const RULES = [misspoken, waitingAlerts, messagesInOneLine, untouchedFields, refusals, emptyStops, gluedTexts]

/** @param asWritten for pages that show how amounts and dates are written. */
export function speechFaults(root: Element, asWritten = false): string[] {
  const rules = asWritten ? RULES.filter((rule) => rule !== misspoken) : RULES
  return [...new Set(rules.flatMap((rule) => [...rule(root)]))]
}
