/** What has focus must be in sight (WCAG 2.4.11). */
import { named } from './speech.ts'

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
/** Rounding may put an edge half a pixel outside. */
const TOLERANCE = 0.5

function isReached(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
}

function isOwn(element: Element, hit: Element): boolean {
  return element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true
}

function hiddenPart(element: Element): string {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  // No scrolling could show the whole of it.
  if (bottom - top > innerHeight) return ''
  if (top < -TOLERANCE || left < -TOLERANCE || bottom > innerHeight + TOLERANCE || right > innerWidth + TOLERANCE)
    return `is from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} when it has focus`
  // The criterion allows a part of it to be covered.
  const inset = Math.min(4, (bottom - top) / 4)
  const covers = [top + inset, (top + bottom) / 2, bottom - inset]
    .map((y) => document.elementFromPoint((left + right) / 2, y))
    .filter((hit) => hit && !isOwn(element, hit))
  return covers.length === 3 ? `is covered by ${named(covers[0]!)} when it has focus` : ''
}

/** Tabs from the first stop to the last one and back. A focus trap wraps around by its own handler. */
export function hiddenFocus(root: HTMLElement): string[] {
  const before = document.activeElement
  const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReached)
  const found = new Set<string>()
  const look = (): void => {
    const { activeElement } = document
    if (!activeElement || !root.contains(activeElement)) return
    const part = hiddenPart(activeElement)
    if (part) found.add(`${named(activeElement)} ${part}`)
  }
  const wrap = (shiftKey: boolean): void => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
    )
    look()
  }
  for (const [order, isBackwards] of [
    [stops, false],
    [stops.toReversed(), true],
  ] as const) {
    for (const stop of order) {
      stop.focus()
      look()
    }
    wrap(isBackwards)
  }
  if (before instanceof HTMLElement) before.focus()
  return [...found]
}
