/** Rules that must hold at every width. For speed, they compare rectangles first and read styles only of suspects. */
import { horizontalOverflow } from '../../../.storybook/checks/layout.ts'
import {
  allElements,
  allRuns,
  called,
  clipsOf,
  common,
  countLines,
  height,
  isEmpty,
  isInline,
  isSeen,
  linesOf,
  readAgain,
  type Rect,
  rectOf,
  rectsOf,
  type Run,
  TOLERANCE,
  visiblePart,
  width,
} from './drawn.ts'
import type { Found } from './document.ts'

// No sentence contains numbers, so that the findings of different widths can be merged.

/** Browsers may break after these characters, and after a question mark in an address. */
const WORD = /(?:[^\s\u200B\u00AD\-–—/?]|\?(?!\w))+/g
const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]'
const NAMED = `${HEADING}, button, a, th, td, dt, dd, label, li, p`

function* brokenWords(): Generator<Found> {
  for (const run of allRuns()) {
    if (linesOf(run).length < 2 || !isSeen(run.box)) continue
    for (const { index, 0: word } of run.words.matchAll(WORD)) {
      // The rectangle of a soft hyphen's visible hyphen belongs to the next letter.
      const start = run.words[index - 1] === '\u00AD' ? index + 1 : index
      if (countLines(rectsOf(run, start, index + word.length)) > 1)
        yield {
          rule: 'broken-word',
          element: called(run.box.closest(NAMED) ?? run.box),
          sentence: `“${word}” is broken.`,
        }
    }
  }
}

const isCutSideways = (line: Rect, box: Rect) => line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE
/** Glyphs have no ink in the outer quarter of a line. */
const isCutInHeight = (line: Rect, box: Rect) =>
  line.top < box.top - height(line) / 4 || line.bottom > box.bottom + height(line) / 4

function* cutTexts(): Generator<Found> {
  for (const run of allRuns()) {
    const lines = linesOf(run)
    const clip = clipsOf(run.box).find(({ box, x, y, scrolls }) =>
      lines.some(
        (line) =>
          (x && !scrolls.x && isCutSideways(line, rectOf(box))) ||
          (y && !scrolls.y && isCutInHeight(line, rectOf(box))),
      ),
    )
    // Text that is entirely outside is hidden on purpose, such as a closed panel or another slide.
    if (!clip || lines.every((line) => isEmpty(common(line, rectOf(clip.box)))) || !isSeen(run.box)) continue
    yield {
      rule: 'cut-off',
      element: called(run.box, run.words),
      sentence: `It is cut off by ${called(clip.box, '')}.`,
    }
  }
}

const canvas = document.createElement('canvas').getContext('2d')

function* cutControls(): Generator<Found> {
  for (const control of document.body.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input[placeholder]',
  )) {
    const words =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]?.label
        : control.value === ''
          ? control.placeholder
          : ''
    const style = getComputedStyle(control)
    if (!words || !canvas || control.clientWidth === 0 || !isSeen(control)) continue
    canvas.font = style.font
    canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
    const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (canvas.measureText(words).width > room + TOLERANCE)
      yield { rule: 'cut-off', element: called(control, words), sentence: 'It is wider than its field.' }
  }
}

/** Lines hidden by an ellipsis have no rectangles of their own. */
function* shortenedTexts(): Generator<Found> {
  for (const element of allElements()) {
    if (
      element.clientWidth === 0 ||
      (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1)
    )
      continue
    const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element)
    const isShortened =
      textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const isClamped =
      webkitLineClamp !== 'none' && webkitLineClamp !== '' && element.scrollHeight > element.clientHeight + 1
    if ((isShortened || isClamped) && isSeen(element))
      yield { rule: 'cut-off', element: called(element), sentence: 'It ends in an ellipsis.' }
  }
}

const LAYER =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=status], [role=alert], dialog, [popover]'

function layerOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
    if (box.matches(LAYER) || /fixed|sticky/.test(getComputedStyle(box).position)) return box
  return null
}

/** The part of a line that letters fill; the empty space above and below may overlap. */
const ink = (line: Rect): Rect => ({
  // The spread operator copies nothing from a DOMRect.
  left: line.left,
  right: line.right,
  top: line.top + height(line) / 5,
  bottom: line.bottom - height(line) / 6,
})

function isOver(one: Rect, other: Rect): boolean {
  const both = common(ink(one), ink(other))
  return width(both) > 2 && height(both) > 2
}

function* overlappingTexts(): Generator<Found> {
  const lines = allRuns()
    .flatMap((run) => rectsOf(run).map((rect) => ({ run, rect })))
    .toSorted((one, other) => one.rect.top - other.rect.top)
  const reported = new Set<Run>()
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next]!
      if (other.rect.top >= one.rect.bottom) break
      if (one.run === other.run || reported.has(one.run) || !isOver(one.rect, other.rect)) continue
      if (!isSeen(one.run.box) || !isSeen(other.run.box)) continue
      if (layerOf(one.run.box) !== layerOf(other.run.box)) continue
      const [seenOne, seenOther] = [visiblePart(one.run.box, one.rect), visiblePart(other.run.box, other.rect)]
      if (isEmpty(seenOne) || isEmpty(seenOther) || !isOver(seenOne, seenOther)) continue
      reported.add(one.run)
      yield {
        rule: 'overlap',
        element: called(one.run.box, one.run.words),
        sentence: `It and ${called(other.run.box, other.run.words)} overlap.`,
      }
    }
  }
}

type Side = 'left' | 'right' | 'top' | 'bottom'
const MARGIN = { left: 'marginLeft', right: 'marginRight', top: 'marginTop', bottom: 'marginBottom' } as const

function parentBox(element: Element): Element | null {
  let box = element.parentElement
  while (box && box !== document.body && getComputedStyle(box).display === 'contents') box = box.parentElement
  return box === document.body ? null : box
}

const isMoved = ({ transform, translate, scale, rotate }: CSSStyleDeclaration): boolean =>
  [transform, translate, scale, rotate].some((value) => value !== 'none' && value !== '')

const leaves = (inner: Rect, outer: Rect): Side[] =>
  (['left', 'top', 'right', 'bottom'] as const).filter((side) =>
    side === 'left' || side === 'top' ? inner[side] < outer[side] - TOLERANCE : inner[side] > outer[side] + TOLERANCE,
  )

/** Whether the box scrolls or clips on that side; `cutTexts` reports text that is lost that way. */
function keeps(box: Element, side: Side): boolean {
  if (side === 'top' || side === 'bottom') return getComputedStyle(box).overflowY !== 'visible'
  for (let around: Element | null = box; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== 'visible') return true
  return false
}

function* boxesOutside(): Generator<Found> {
  for (const element of allElements()) {
    if (!element.parentElement || element.parentElement === document.body) continue
    const rect = rectOf(element)
    if (rect.width <= 1 || rect.height <= 1 || leaves(rect, rectOf(element.parentElement)).length === 0) continue
    const style = getComputedStyle(element)
    // Positioned, transformed and floating elements leave their parent on purpose.
    if (style.position !== 'static' || isMoved(style) || style.float !== 'none') continue
    if (isInline(element) && !element.matches('img, svg, input, select, textarea, video')) continue
    const parent = parentBox(element)
    if (!parent || isInline(parent)) continue
    const sides = leaves(rect, rectOf(parent)).filter(
      (side) => !keeps(parent, side) && Number.parseFloat(style[MARGIN[side]]) >= 0,
    )
    if (sides.length === 0 || !isSeen(element)) continue
    yield {
      rule: 'outside-parent',
      element: called(element),
      sentence: `It reaches out of ${called(parent, '')} (${sides.join(', ')}).`,
    }
  }
}

function* textsOutside(): Generator<Found> {
  for (const run of allRuns()) {
    const lines = linesOf(run)
    if (lines.length === 0) continue
    const { box } = run
    if (box === document.body) continue
    const { left, right, top, bottom } = rectOf(box)
    const beyond = lines.some(
      (line) =>
        line.left < left - TOLERANCE ||
        line.right > right + TOLERANCE ||
        line.top < top - height(line) / 2 ||
        line.bottom > bottom + height(line) / 2,
    )
    if (!beyond) continue
    const style = getComputedStyle(box)
    const { textIndent } = style
    if (Number.parseFloat(textIndent) < 0 || !isSeen(run.box)) continue
    const sides = leaves(
      {
        left: Math.min(...lines.map((line) => line.left)),
        right: Math.max(...lines.map((line) => line.right)),
        top: Math.min(...lines.map((line) => line.top)) + height(lines[0]!) / 2,
        bottom: Math.max(...lines.map((line) => line.bottom)) - height(lines[0]!) / 2,
      },
      { left, right, top, bottom },
    ).filter((side) => !keeps(box, side))
    if (sides.length > 0)
      yield {
        rule: 'outside-parent',
        element: called(run.box, run.words),
        sentence: `Its text reaches out of ${called(box, '')} (${sides.join(', ')}).`,
      }
  }
}

function* beyondTheSides(): Generator<Found> {
  for (const line of horizontalOverflow()) {
    yield {
      rule: 'beyond-the-sides',
      element: line.slice(0, line.lastIndexOf(' reaches ')),
      sentence: 'It reaches beyond the sides of the window.',
    }
  }
}

/** Chromium balances at most this many lines, and no text in which a word is broken. */
const MOST_BALANCED = 6

function* hangingWords(): Generator<Found> {
  for (const run of allRuns()) {
    const lines = linesOf(run)
    const [before, last] = lines.slice(-2)
    if (!before || !last || lines.length > MOST_BALANCED) continue
    // Other text in the same box may share these lines.
    if (
      getComputedStyle(run.nodes[0].parentElement!).textWrapStyle !== 'balance' ||
      run.box.textContent.trim() !== run.words.trim()
    )
      continue
    const words = Array.from(run.words.matchAll(/\S+/g))
    const [previous, final] = words.slice(-2)
    if (!previous || !final || !isSeen(run.box)) continue
    const partsOf = ({ index, 0: word }: RegExpExecArray) => rectsOf(run, index, index + word.length)
    if (Array.from(run.words.matchAll(WORD)).some((word) => countLines(partsOf(word)) > 1)) continue
    const [top] = partsOf(final)
    const pair = partsOf(previous)
    if (!top || Math.abs(top.top - last.top) > height(last) / 2) continue
    const [place] = pair
    const isAlone = place && Math.abs(place.top - before.top) <= height(before) / 2
    const hasNeighbour = place && width(place) < width(before) - TOLERANCE
    if (!isAlone || !hasNeighbour) continue
    const space = width(last) / final[0].length / 2
    if (width(place) + space + width(last) <= Math.max(...lines.map(width)))
      yield {
        rule: 'hanging-word',
        element: called(run.box, run.words),
        sentence: `“${final[0]}” hangs alone on the last line.`,
      }
  }
}

type Rule = () => Generator<Found>
const LOSSES: readonly Rule[] = [cutTexts, overlappingTexts, beyondTheSides]
const ALL: readonly Rule[] = [
  ...LOSSES,
  brokenWords,
  shortenedTexts,
  cutControls,
  boxesOutside,
  textsOutside,
  hangingWords,
]

function found(rules: readonly Rule[]): Found[] {
  readAgain()
  return rules.flatMap((rule) => [...rule()])
}

export const foundHere = (): Found[] => found(ALL)
/** What nobody can read any more. */
export const lostHere = (): Found[] => found(LOSSES)
