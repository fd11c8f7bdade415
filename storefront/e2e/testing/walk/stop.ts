/** Runs in the page: finds the box of a control, and what covers it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A hidden control is represented by its label or parent. */
export function drawn(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect()
  const isUnseen = (width < 5 && height < 5) || getComputedStyle(element).opacity === '0'
  return (isUnseen && (element.closest('label') ?? element.parentElement)) || element
}

export function describe(element: Element): string {
  return `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`
}

/** Whether `hit`, or an ancestor not shared with `element`, paints anything. */
function paints(hit: Element, element: Element): boolean {
  for (let part: Element | null = hit; part && !part.contains(element); part = part.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(part)
    if (
      part.matches('img, svg, video, canvas') ||
      backgroundImage !== 'none' ||
      !/^(?:transparent|.*[,/] 0\))$/.test(backgroundColor)
    )
      return true
  }
  return false
}

/** Checks the middle and the edges (WCAG 2.4.11). */
export function coveringElement(element: HTMLElement, { x, y, width, height }: Box): string {
  const [left, middle, right] = [x + 3, x + width / 2, x + width - 3]
  const [top, centre, bottom] = [y + 3, y + height / 2, y + height - 3]
  for (const [atX, atY] of [
    [middle, centre],
    [middle, top],
    [middle, bottom],
    [left, centre],
    [right, centre],
  ] as const) {
    const hit = document.elementFromPoint(atX, atY)
    if (!hit) return 'the end of the window'
    const label = hit.closest('label')
    const isOwn =
      element.contains(hit) || hit.contains(element) || label?.control === element || drawn(element).contains(hit)
    // Toasts close by themselves.
    if (!isOwn && !hit.closest('section[aria-label="Messages"]') && paints(hit, element)) return describe(hit)
  }
  return ''
}

export function visible({ left, top, right, bottom }: DOMRect): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
}
