/** All sizes are CSS pixels. */

/** For rounding, and for borders on the edge. */
const TOLERANCE = 1

function named(element: Element): string {
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} '${name}'`
}

function isSeen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  )
}

function isKept(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(box)
    if (overflowX !== 'visible' || clipPath !== 'none') return true
  }
  return false
}

export function horizontalOverflow(): string[] {
  const width = document.documentElement.clientWidth
  const reaches = Array.from(document.body.querySelectorAll('*')).filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    if (right <= width + TOLERANCE && left >= -TOLERANCE) return false
    return isSeen(element) && getComputedStyle(element).clipPath === 'none' && !isKept(element)
  })
  const outermost = reaches.filter((element) => !reaches.some((other) => other !== element && other.contains(element)))
  const elements = outermost.map((element) => {
    const { left, right } = element.getBoundingClientRect()
    return `${named(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}`
  })
  const { scrollWidth } = document.documentElement
  // Unbreakable text can overflow an element that fits.
  return elements.length > 0 || scrollWidth <= width + TOLERANCE
    ? elements
    : [`a text reaches to ${scrollWidth} of ${width}`]
}

export const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** The scroll box that an absolutely positioned element escapes, because it is not the containing block. */
function escapedBox(element: Element): Element | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { position, transform, overflowX, overflowY } = getComputedStyle(box)
    if (position !== 'static' || (transform && transform !== 'none')) return undefined
    if (scrolls(overflowX) || scrolls(overflowY)) return box
  }
  return undefined
}

/** Such text may widen the page. */
export function escapedText(root: Element): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const { position, clipPath } = getComputedStyle(element)
    if (position !== 'absolute' || !clipPath || clipPath === 'none') return []
    const box = escapedBox(element)
    return box ? [`${named(element)} does not scroll with ${named(box)}, which needs a position`] : []
  })
}

const CONTROLS =
  'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch]'

/** The target is the largest of the control, its label, `::before` and `::after`. */
function pressable(element: Element): { width: number; height: number } {
  const boxes = [element, element.closest('label')].flatMap((one) => (one ? [one.getBoundingClientRect()] : []))
  const added = ['::before', '::after'].flatMap((part) => {
    const { content, position, width, height } = getComputedStyle(element, part)
    return content !== 'none' && position === 'absolute'
      ? [{ width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }]
      : []
  })
  const all = [...boxes, ...added]
  return { width: Math.max(...all.map(({ width }) => width)), height: Math.max(...all.map(({ height }) => height)) }
}

/** Links inside a sentence are exempt (WCAG 2.5.8, inline). */
function isInSentence(link: Element): boolean {
  if (getComputedStyle(link).display !== 'inline') return false
  const words = link.parentElement?.textContent.trim() ?? ''
  return words !== link.textContent.trim()
}

/** Seven days side by side on the smallest phone. */
const DAY_WIDTH = 38

export function smallTargets(): string[] {
  const problemOf = (element: Element, least: number) => {
    if (!isSeen(element) || element.closest('[inert], [aria-hidden=true]')) return []
    const { width, height } = pressable(element)
    const isDay = element.matches('[role=gridcell] *')
    const fits = width >= (isDay ? DAY_WIDTH : least) - 0.5 && height >= least - 0.5
    return fits ? [] : [`${named(element)} is ${Math.round(width)} by ${Math.round(height)}, not ${least}`]
  }
  const controls = Array.from(document.body.querySelectorAll(CONTROLS)).flatMap((element) => problemOf(element, 44))
  const links = Array.from(document.body.querySelectorAll('a[href]')).filter((link) => !isInSentence(link))
  return [...controls, ...links.flatMap((link) => problemOf(link, 24))]
}

/** Excluded: dialogs and their scroll boxes, popovers, and toasts. */
const NO_PART =
  'dialog, [role$="dialog"], :has(> [role$="dialog"]), [popover], section[aria-label]:has(> [role=status])'

/** Elements of the page are visible together, and so are those of each dialog. */
const layerOf = (element: Element): Element => element.closest('dialog, [role$="dialog"]') ?? document.body

/** Sticky and fixed elements that together cover more than a quarter of the window. */
export function largeStickyParts(): string[] {
  const { clientHeight, clientWidth } = document.documentElement
  const layers = new Map<Element, { share: number; names: string[] }>()
  for (const element of document.body.querySelectorAll('*')) {
    const { position, top, bottom } = getComputedStyle(element)
    if (position !== 'sticky' && position !== 'fixed') continue
    const { width, height, bottom: end } = element.getBoundingClientRect()
    // The skip link waits above the window.
    if (position === 'fixed' && end <= 0) continue
    // This one sticks outside the window.
    if (position === 'sticky' && ![top, bottom].some((edge) => Number.parseFloat(edge) > -height)) continue
    if (!isSeen(element) || element.matches(NO_PART) || element.textContent === '') continue
    const layer = layers.get(layerOf(element)) ?? { share: 0, names: [] }
    // A sheet of states shows one part several times.
    if (layer.names.includes(named(element))) continue
    layer.share += (Math.min(width, clientWidth) * height) / (clientWidth * clientHeight)
    layer.names.push(named(element))
    layers.set(layerOf(element), layer)
  }
  return [...layers.values()].flatMap(({ share, names }) =>
    share > 1 / 4 ? [`${names.join(' and ')} cover ${Math.round(share * 100)} % of the window`] : [],
  )
}

/** Without isolation, right-to-left text shows “Dec 2026 12”. */
export function reversedDates(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const boxOf = (text: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect()
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [, number = '', space = ''] =
      /^(\d+)(\s+)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.exec(text.nodeValue ?? '') ?? []
    if (!number) continue
    const start = number.length + space.length
    const [first, second] = [boxOf(text, 0, number.length), boxOf(text, start, start + 1)]
    if (first.width > 0 && first.top < second.bottom && second.top < first.bottom && first.left > second.left)
      found.push(`“${text.nodeValue}” is shown in another order; isolate it with <bdi>`)
  }
  return found
}
