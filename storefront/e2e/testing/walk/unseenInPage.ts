/** Runs in the page: looks for controls whose focus nobody sees. */
import { coveringElement, describe, drawn, visible } from './stop.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
const FOCUS_EVENTS = ['focus', 'blur', 'focusin', 'focusout'] as const
/** The ring of focus has 3 px. Its colours are checked by `contrast.test.ts`. */
const RING_WIDTH = 2

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })

/** The ring may be around the control, its label, a part of it, or the card that its link covers. */
function ringOf(element: HTMLElement): { owner: Element; offset: number } | undefined {
  const around = drawn(element)
  for (const owner of [element, around, ...around.querySelectorAll('*')])
    for (const pseudo of [undefined, '::after', '::before']) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(owner, pseudo)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= RING_WIDTH)
        return {
          owner: pseudo ? (owner.closest('article, li') ?? owner) : owner,
          offset: Number.parseFloat(outlineOffset),
        }
    }
  return undefined
}

/** An ancestor without room for the ring cuts it off. Two sides of it are enough to be seen. */
function cuttingElement(owner: Element, offset: number): Element | undefined {
  const ring = owner.getBoundingClientRect()
  for (let part = owner.parentElement; part && part !== document.body; part = part.parentElement) {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    const isOutside =
      ring.left - offset <= left &&
      ring.right + offset >= right &&
      ring.top - offset <= top &&
      ring.bottom + offset >= bottom
    if (isOutside && getComputedStyle(part).overflow !== 'visible') return part
  }
  return undefined
}

function faultOf(element: HTMLElement): string {
  const ring = ringOf(element)
  if (!ring) return 'has no ring'
  const cutting = cuttingElement(ring.owner, ring.offset)
  if (cutting) return `has its ring cut off by ${describe(cutting)}`
  const cover = coveringElement(element, visible(drawn(element).getBoundingClientRect()))
  return cover && `is covered by ${cover}`
}

/** Stops events of focus, because the page would prefetch what its links lead to. */
export function unseenFocus(within: string): string[] {
  const stopEvent = (event: Event): void => event.stopImmediatePropagation()
  for (const type of FOCUS_EVENTS) addEventListener(type, stopEvent, { capture: true })
  const seen = new Set<string>()
  const found: string[] = []
  for (const stop of document.querySelectorAll<HTMLElement>(`${within} :is(${FOCUSABLE})`)) {
    const kind = [stop.tagName, ...['type', 'role', 'class'].map((name) => stop.getAttribute(name))].join(' ')
    if (seen.has(kind) || !isStop(stop)) continue
    seen.add(kind)
    stop.focus()
    const fault = faultOf(stop)
    if (fault) found.push(`${describe((stop as HTMLInputElement).labels?.[0] ?? stop)} ${fault}`)
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  for (const type of FOCUS_EVENTS) removeEventListener(type, stopEvent, { capture: true })
  return found
}
