import { horizontalOverflow, smallTargets } from '../../../.storybook/checks/layout.ts'
import type { Finding } from '../types.ts'
import { named } from './texts.ts'

const REFLOW = 'https://www.w3.org/WAI/WCAG22/Understanding/reflow'
const TARGET = 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum'

function split(line: string): { element: string; sentence: string } {
  const end = line.lastIndexOf("' ") + 1
  return { element: line.slice(0, end), sentence: line.slice(end).trim() }
}

export const reflow = (): Finding[] =>
  horizontalOverflow().map((line) => ({ rule: 'beyond-the-sides', ...split(line), link: REFLOW }))
export const targets = (): Finding[] =>
  smallTargets().map((line) => ({ rule: 'target-size', ...split(line), link: TARGET }))

const TOLERANCE = 1
/** Fixed elements may cover at most this share of a low window. */
const MOST = 1 / 2

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

/** At 400 % zoom a window is only 256 px high: fixed elements must neither overflow nor fill it. */
export function zoomFindings(): Finding[] {
  const { innerHeight, innerWidth } = window
  const findings: Finding[] = []
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
        element: named(lost),
        sentence: `“${lost.textContent.trim().slice(0, 60)}” is fixed outside the window at 400 % zoom.`,
        link: REFLOW,
      })
  }
  const over = fixed.filter(
    (layer) =>
      !layer.closest('dialog, [role=dialog], [role=alertdialog]') &&
      !layer.querySelector('[role=dialog], [role=alertdialog]') &&
      getComputedStyle(layer).pointerEvents !== 'none',
  )
  const covered = over.reduce((sum, layer) => {
    const { width, height } = layer.getBoundingClientRect()
    return sum + (width * height) / (innerWidth * innerHeight)
  }, 0)
  const isModal = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
  if (covered > MOST && !isModal)
    findings.push({
      rule: 'covered',
      element: over.map(named).join(', '),
      sentence: `${Math.round(covered * 100)} % of the window is covered at 400 % zoom.`,
      link: REFLOW,
    })
  return findings
}
