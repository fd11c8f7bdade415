import { horizontalOverflow, largeStickyParts, smallTargets } from '../../../.storybook/checks/layout.ts'
import { called } from './drawn.ts'
import type { Found } from './document.ts'

const REFLOW = 'https://www.w3.org/WAI/WCAG22/Understanding/reflow'
const TARGET = 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum'

function split(line: string): { element: string; sentence: string } {
  const end = line.lastIndexOf("' ") + 1
  return { element: line.slice(0, end), sentence: line.slice(end).trim() }
}

export const reflow = (): Found[] =>
  horizontalOverflow().map((line) => ({ rule: 'beyond-the-sides', ...split(line), link: REFLOW }))
export const targets = (): Found[] =>
  smallTargets().map((line) => ({ rule: 'target-size', ...split(line), link: TARGET }))

const TOLERANCE = 1

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

/** At 400 % zoom a window is only 256 px high: fixed elements must not reach out of it, nor sticky ones fill it. */
export function zoomFindings(): Found[] {
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
        link: REFLOW,
      })
  }
  for (const sentence of largeStickyParts()) findings.push({ rule: 'covered', element: '', sentence, link: REFLOW })
  return findings
}
