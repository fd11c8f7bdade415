import { called, TOLERANCE } from './drawn.ts'
import { nextFrame, type Found } from './document.ts'

const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
/** Where each element is probed, as fractions of its size. */
const POINTS = [
  [0.5, 0.5],
  [0.1, 0.2],
  [0.9, 0.2],
  [0.1, 0.8],
  [0.9, 0.8],
] as const

const FRAMES_TO_MAKE_ROOM = 10

const stands = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position)

function layerAbove(element: Element): Element | undefined {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (stands(box)) return box
  return undefined
}

function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const [across, down] of POINTS) {
    const [x, y] = [left + width * across, top + height * down]
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    const hit = document.elementFromPoint(x, y)
    if (!hit || element.contains(hit) || hit.contains(element)) continue
    const layer = layerAbove(hit)
    if (layer && !layer.contains(element)) return layer
  }
  return undefined
}

/** Focuses every tabbable element, forwards and backwards. @returns the first element that each cover hides. */
export async function coveredFocus(): Promise<Found[]> {
  if (!Array.from(document.body.querySelectorAll('*')).some(stands)) return []
  const reached = Array.from(document.body.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  )
  // Starting at the current focus closes an open menu, because focus leaves it.
  const start = Math.max(
    0,
    reached.findIndex((element) => element === document.activeElement),
  )
  const order = [...reached.slice(start), ...reached.slice(0, start)]
  const found = new Map<Element, Found>()
  for (const element of [...order, ...order.toReversed()]) {
    element.focus()
    // A modal dialog takes focus back.
    if (document.activeElement !== element || element.getBoundingClientRect().width <= TOLERANCE || !coverOf(element))
      continue
    // Some covers move out of the way, which may take a few frames on a busy machine.
    for (let frames = 0; frames < FRAMES_TO_MAKE_ROOM && coverOf(element); frames += 1) await nextFrame()
    const cover = coverOf(element)
    if (cover && !found.has(cover))
      found.set(cover, {
        rule: 'covered-focus',
        element: called(element, element.getAttribute('aria-label') ?? element.textContent),
        sentence: `${called(cover, '')} covers it when it has focus.`,
      })
  }
  return [...found.values()]
}
