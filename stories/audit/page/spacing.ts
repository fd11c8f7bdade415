/** Text spacing (WCAG 1.4.12): text must still fit after line, letter and word spacing are increased. */
import { horizontalOverflow } from '../../../.storybook/checks/layout.ts'
import type { Finding } from '../types.ts'
import { type Drawn, isEmpty, named, overlap, texts } from './texts.ts'

const LINK = 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing'

const sheet = new CSSStyleSheet()
sheet.replaceSync(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
)

/** CSS pixels, for rounding and for the empty edges of letters. */
const TOLERANCE = 2

const height = ({ top, bottom }: { top: number; bottom: number }) => bottom - top
const width = ({ left, right }: { left: number; right: number }) => right - left

/** Glyphs have no ink in the outer quarter of a line. */
function isCut({ lines, kept }: Drawn): boolean {
  return lines.some((line, at) => {
    const part = kept[at]
    return (
      part !== undefined &&
      (isEmpty(part) || width(line) - width(part) > TOLERANCE || height(line) - height(part) > height(line) / 4)
    )
  })
}

interface State {
  readonly drawn: ReadonlyMap<Element, readonly Drawn[]>
  readonly cut: ReadonlySet<Element>
  readonly pairs: ReadonlyMap<Element, ReadonlySet<Element>>
}

const layerOf = (element: Element): Element | undefined => {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position)) return box
  return undefined
}

function overlapping(drawn: readonly Drawn[]): Map<Element, Set<Element>> {
  const lines = drawn
    .flatMap(({ element, seen }) => seen.filter((rect) => !isEmpty(rect)).map((rect) => ({ element, rect })))
    .toSorted((one, other) => one.rect.top - other.rect.top)
  const layers = new Map(drawn.map(({ element }) => [element, layerOf(element)]))
  const pairs = new Map<Element, Set<Element>>()
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break
      if (one.element === other.element || layers.get(one.element) !== layers.get(other.element)) continue
      const both = overlap(one.rect, other.rect)
      // Line boxes may overlap a little, but not by half of the smaller line.
      if (both.width > TOLERANCE && both.height > Math.min(height(one.rect), height(other.rect)) / 2) {
        pairs.set(one.element, (pairs.get(one.element) ?? new Set()).add(other.element))
      }
    }
  }
  return pairs
}

function look(): State {
  const drawn = texts()
  return {
    drawn: Map.groupBy(drawn, ({ element }) => element),
    cut: new Set(drawn.filter(isCut).map(({ element }) => element)),
    pairs: overlapping(drawn),
  }
}

let before: State | undefined
export function applyTextSpacing(): void {
  before = look()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function textSpacingFindings(): Finding[] {
  if (!before) throw new Error('Call applyTextSpacing first.')
  const beyond = horizontalOverflow()
  const after = look()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  const words = (element: Element) => after.drawn.get(element)?.[0]?.words.slice(0, 60) ?? ''
  const findings: Finding[] = beyond.map((sentence) => ({
    rule: 'beyond-the-sides',
    element: '',
    sentence,
    link: LINK,
  }))
  for (const element of after.cut) {
    if (!before.cut.has(element) && before.drawn.has(element))
      findings.push({
        rule: 'cut-off',
        element: named(element),
        sentence: `“${words(element)}” is cut off.`,
        link: LINK,
      })
  }
  for (const [one, others] of after.pairs) {
    for (const other of others) {
      if (before.pairs.get(one)?.has(other) || before.pairs.get(other)?.has(one)) continue
      findings.push({
        rule: 'overlap',
        element: named(one),
        sentence: `“${words(one)}” and “${words(other)}” overlap.`,
        link: LINK,
      })
    }
  }
  before = undefined
  return findings
}
