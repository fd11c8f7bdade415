import { called, TOLERANCE } from './drawn.ts'
import type { Found } from './document.ts'

const scrolls = (box: Element): boolean => {
  const { overflowY } = getComputedStyle(box)
  return (overflowY === 'auto' || overflowY === 'scroll') && box.clientHeight > 0
}

function isReachable(element: Element, layer: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (scrolls(box)) return true
    if (box === layer) return false
  }
  return true
}

/** At 400 % zoom a window is only 256 px high: what is fixed must not reach out of it, where nothing scrolls to it. */
export function outOfReach(): Found[] {
  const { innerHeight } = window
  const findings: Found[] = []
  // With an `offsetParent`, it is fixed to a box of the page and scrolls with it.
  const fixed = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' &&
      element.offsetParent === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  for (const layer of fixed) {
    const place = layer.getBoundingClientRect()
    // For example a closed toast.
    if (place.bottom <= 0 || place.top >= innerHeight) continue
    const parts = [layer, ...layer.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p')]
    const lost = parts.find((part) => {
      const { top, bottom, width, height } = part.getBoundingClientRect()
      return (
        width > TOLERANCE &&
        height > TOLERANCE &&
        (bottom > innerHeight + TOLERANCE || top < -TOLERANCE) &&
        part.textContent.trim() !== '' &&
        part.checkVisibility({ visibilityProperty: true }) &&
        !isReachable(part, layer)
      )
    })
    if (lost)
      findings.push({
        rule: 'out-of-reach',
        element: called(lost),
        sentence: 'It is fixed outside the window at 400 % zoom.',
        link: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
      })
  }
  return findings
}
