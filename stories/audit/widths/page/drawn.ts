/** Caches what is rendered at the current width. All numbers are CSS pixels in the window. */
import { isEmpty, type Rect } from '../../page/texts.ts'

/** Neighbouring text nodes of one element, because React may render `₹500` as the two nodes `₹` and `500`. */
export interface Run {
  readonly element: Element
  readonly nodes: readonly [Text, ...Text[]]
  readonly words: string
}

/** CSS pixels, for rounding and for borders that straddle an edge. */
export const TOLERANCE = 1.5
/** A longer document is measured only in part, which is reported as a finding. */
const MOST_ELEMENTS = 8000

const NO_TEXT = 'script, style, noscript, template, option, svg, textarea'
const INLINE = /^(?:inline|contents|ruby.*)$/

let elements: readonly Element[] = []
let runs: readonly Run[] = []
let split: readonly Run[] = []
let isStale = true
const rects = new Map<Element, DOMRect>()
const lines = new Map<Run, readonly Rect[]>()
const seen = new Map<Element, boolean>()
const range = document.createRange()

new MutationObserver(() => (isStale = true)).observe(document, { subtree: true, childList: true, characterData: true })

function collect(): void {
  isStale = false
  const all = Array.from(document.body.querySelectorAll('*'))
  elements = all
    .slice(0, MOST_ELEMENTS)
    .filter((element) => !element.closest('script, style, template, svg svg, svg *'))
  const found: Run[] = []
  for (const element of elements) {
    if (element.matches(NO_TEXT) || element.closest(NO_TEXT)) continue
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (!(node instanceof Text)) continue
      const nodes: [Text, ...Text[]] = [node]
      while (node.nextSibling instanceof Text) {
        node = node.nextSibling
        nodes.push(node as Text)
      }
      const words = nodes.map(({ data }) => data).join('')
      if (words.trim() !== '') found.push({ element, nodes, words })
    }
  }
  runs = found
  split = joinedAcross(found)
}

/** Joins words that are split over several elements, such as `pre<mark>pay</mark>ment`. */
function joinedAcross(all: readonly Run[]): Run[] {
  const whole: Run[] = []
  let last: Run | undefined
  const inOrder = all.toSorted(({ nodes: [one] }, { nodes: [other] }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  for (const run of inOrder) {
    if (last && /\S$/.test(last.words) && /^\S/.test(run.words) && isAdjacent(last, run)) {
      const box = boxOf(run.element)
      const longer: Run = { element: box, nodes: [...last.nodes, ...run.nodes], words: last.words + run.words }
      if (whole.at(-1) === last) whole.pop()
      whole.push(longer)
      last = longer
    } else last = run
  }
  return whole
}

function isAdjacent(one: Run, other: Run): boolean {
  if (one.element === document.body || boxOf(one.element) !== boxOf(other.element)) return false
  range.setStartAfter(one.nodes.at(-1)!)
  range.setEndBefore(other.nodes[0])
  if (range.toString() !== '') return false
  return !range.cloneContents().querySelector('br, wbr, img, svg, button, input')
}

/** Must be called after each change of the width. */
export function readAgain(): void {
  if (isStale) collect()
  rects.clear()
  lines.clear()
  seen.clear()
}

export const allElements = () => elements
export const allRuns = () => runs
export const splitRuns = () => split
export const isTooLong = () => document.body.querySelectorAll('*').length > MOST_ELEMENTS

export function rectOf(element: Element): DOMRect {
  let rect = rects.get(element)
  if (!rect) rects.set(element, (rect = element.getBoundingClientRect()))
  return rect
}

/** @param start offset in characters across all text nodes, as is `end`. */
export function rectsOf({ nodes, words }: Run, start = 0, end = words.length): Rect[] {
  let offset = 0
  for (const node of nodes) {
    if (start >= offset && start <= offset + node.length) range.setStart(node, start - offset)
    if (end >= offset && end <= offset + node.length) {
      range.setEnd(node, end - offset)
      break
    }
    offset += node.length
  }
  return Array.from(range.getClientRects()).filter((rect) => !isEmpty(rect))
}

/** Joins rectangles on the same line: their tops differ by less than half of a line. */
function joined(parts: readonly Rect[]): Rect[] {
  const whole: Rect[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && Math.abs(last.top - part.top) <= (part.bottom - part.top) / 2)
      whole[whole.length - 1] = {
        left: Math.min(last.left, part.left),
        top: Math.min(last.top, part.top),
        right: Math.max(last.right, part.right),
        bottom: Math.max(last.bottom, part.bottom),
      }
    else whole.push({ left: part.left, top: part.top, right: part.right, bottom: part.bottom })
  }
  return whole
}

export const countLines = (parts: readonly Rect[]): number => joined(parts).length

export function linesOf(run: Run): readonly Rect[] {
  let found = lines.get(run)
  if (!found) lines.set(run, (found = joined(rectsOf(run))))
  return found
}

const isHidden = (element: Element): boolean => {
  const { clipPath, clip } = getComputedStyle(element)
  if (clipPath !== 'none' || (clip !== 'auto' && clip !== '')) return true
  const { width, height } = rectOf(element)
  return width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible'
}

export function isSeen(element: Element): boolean {
  let is = seen.get(element)
  if (is === undefined) {
    is = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    for (let box: Element | null = element; is && box && box !== document.body; box = box.parentElement)
      is = !isHidden(box)
    seen.set(element, is)
  }
  return is
}

export const isInline = (element: Element): boolean => INLINE.test(getComputedStyle(element).display)

export function boxOf(element: Element): Element {
  let box = element
  while (box.parentElement && box !== document.body && isInline(box)) box = box.parentElement
  return box
}

/** `h1.title “Photographers”` */
export function called(element: Element, words = element.textContent): string {
  const role = element.getAttribute('role')
  const name = `${element.tagName.toLowerCase()}${role ? `[role=${role}]` : ''}${element.classList[0] ? `.${element.classList[0]}` : ''}`
  const text = words.trim().replaceAll(/\s+/g, ' ')
  return text === '' ? name : `${name} “${text.length > 50 ? `${text.slice(0, 49)}…` : text}”`
}
