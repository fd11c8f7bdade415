/** What is rendered at the current width. All numbers are CSS pixels in the window. */

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The text of one box up to the next break, picture or control, across inline elements such as `pre<mark>pay</mark>`. */
export interface Run {
  readonly box: Element
  readonly nodes: readonly [Text, ...Text[]]
  readonly words: string
}

/** For rounding, and for borders that straddle an edge. */
export const TOLERANCE = 1.5

const NO_TEXT = 'script, style, noscript, template, option, svg, textarea'
const BREAKS = 'br, wbr, img, svg, button, input, select, textarea'
const INLINE = /^(?:inline|contents|ruby.*)$/

let elements: readonly Element[] = []
let runs: readonly Run[] = []
const rects = new Map<Element, DOMRect>()
const lines = new Map<Run, readonly Rect[]>()
const seen = new Map<Element, boolean>()
const range = document.createRange()

export const width = ({ left, right }: Rect) => right - left
export const height = ({ top, bottom }: Rect) => bottom - top
export const isEmpty = (rect: Rect): boolean => width(rect) <= 0 || height(rect) <= 0
export const common = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

function collectRuns(): Run[] {
  const found: Run[] = []
  let isOpen = false
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.matches(NO_TEXT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if ((node as Element).matches(BREAKS)) isOpen = false
      continue
    }
    const box = boxOf(node.parentElement!)
    const last = found.at(-1)
    if (isOpen && last?.box === box)
      found[found.length - 1] = { box, nodes: [...last.nodes, node], words: last.words + node.data }
    else found.push({ box, nodes: [node], words: node.data })
    isOpen = true
  }
  return found.filter(({ words }) => words.trim() !== '')
}

/** Call it again after each change of the width, because it keeps what it has measured. */
export function readAgain(): void {
  rects.clear()
  lines.clear()
  seen.clear()
  elements = Array.from(document.body.querySelectorAll(':not(script, style, template, svg *)'))
  runs = collectRuns()
}

export const allElements = () => elements
export const allRuns = () => runs

export function rectOf(element: Element): DOMRect {
  let rect = rects.get(element)
  if (!rect) rects.set(element, (rect = element.getBoundingClientRect()))
  return rect
}

/** @param start offset in characters across all text nodes, as is `end`. */
export function rectsOf({ nodes, words }: Pick<Run, 'nodes' | 'words'>, start = 0, end = words.length): Rect[] {
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
    if (last && Math.abs(last.top - part.top) <= height(part) / 2)
      whole[whole.length - 1] = {
        left: Math.min(last.left, part.left),
        top: Math.min(last.top, part.top),
        right: Math.max(last.right, part.right),
        bottom: Math.max(last.bottom, part.bottom),
      }
    else whole.push(part)
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
  const { clipPath, clip, overflow } = getComputedStyle(element)
  if (clipPath !== 'none' || (clip !== 'auto' && clip !== '')) return true
  return width(rectOf(element)) <= 1 && height(rectOf(element)) <= 1 && overflow !== 'visible'
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

interface Clip {
  readonly box: Element
  readonly x: boolean
  readonly y: boolean
  /** Scrolling shows what it hides, and what a box around it would hide. */
  readonly scrolls: { readonly x: boolean; readonly y: boolean }
}

export function clipsOf(element: Element): Clip[] {
  const clips: Clip[] = []
  const scrolls = { x: false, y: false }
  let placed = ''
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(box)
    // A static ancestor does not clip absolutely positioned content.
    if (placed === 'absolute' && position === 'static') continue
    if (display !== 'inline' && display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')) {
      scrolls.x ||= /auto|scroll/.test(overflowX)
      scrolls.y ||= /auto|scroll/.test(overflowY)
      clips.push({ box, x: overflowX !== 'visible', y: overflowY !== 'visible', scrolls: { ...scrolls } })
    }
    placed = position
    if (position === 'fixed') break
  }
  return clips
}

export const visiblePart = (element: Element, line: Rect): Rect =>
  clipsOf(element).reduce(
    (part, { box, x, y }) => {
      const { left, right, top, bottom } = common(part, rectOf(box))
      return { ...part, ...(x && { left, right }), ...(y && { top, bottom }) }
    },
    { left: line.left, top: line.top, right: line.right, bottom: line.bottom },
  )

export const isInline = (element: Element): boolean => INLINE.test(getComputedStyle(element).display)

function boxOf(element: Element): Element {
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
