/** A rectangle in the window, in CSS pixels. */

export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Drawn {
  readonly element: Element
  readonly words: string
  readonly lines: readonly Rect[]
  readonly seen: readonly Rect[]
  /** The part of each line that is visible after scrolling. */
  readonly kept: readonly Rect[]
}

const common = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})
export const isEmpty = ({ left, top, right, bottom }: Rect): boolean => right - left <= 0 || bottom - top <= 0
export const overlap = (one: Rect, other: Rect): { width: number; height: number } => {
  const { left, top, right, bottom } = common(one, other)
  return { width: right - left, height: bottom - top }
}

function* clips(element: Element): Generator<{ rect: Rect; scrolls: boolean }> {
  for (
    let box: Element | null = element;
    box && box !== document.documentElement && box !== document.body;
    box = box.parentElement
  ) {
    const { overflowX, overflowY, display, position } = getComputedStyle(box)
    if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
      const rect = box.getBoundingClientRect()
      yield {
        scrolls: [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll'),
        rect: {
          left: overflowX === 'visible' ? -Infinity : rect.left,
          right: overflowX === 'visible' ? Infinity : rect.right,
          top: overflowY === 'visible' ? -Infinity : rect.top,
          bottom: overflowY === 'visible' ? Infinity : rect.bottom,
        },
      }
    }
    if (position === 'fixed') return
  }
}

function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
    return false
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).clipPath !== 'none') return false
    const { width, height } = box.getBoundingClientRect()
    if (width <= 1 && height <= 1) return false
  }
  return true
}

export function texts(): Drawn[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Drawn[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (
      !element ||
      words === '' ||
      element.closest('script, style, noscript, template, option, svg') ||
      !isDrawn(element)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = Array.from(range.getClientRects()).filter((rect) => !isEmpty(rect))
    const boxes = [...clips(element)]
    const through = (box: typeof boxes) => lines.map((line) => box.map(({ rect }) => rect).reduce(common, line))
    found.push({
      element,
      words,
      lines,
      seen: through(boxes),
      kept: through(
        boxes.slice(
          0,
          boxes
            .map(({ scrolls }) => scrolls)
            .concat(true)
            .indexOf(true),
        ),
      ),
    })
  }
  return found
}

export function named(element: Element): string {
  const id = element.id ? `#${element.id}` : ''
  return `${element.tagName.toLowerCase()}${id}${element.classList[0] ? `.${element.classList[0]}` : ''}`
}
