/** Rules for what phones do on their own, iOS above all; see stories/docs/Engines.mdx. */

import { scrolls } from './layout.ts'
import { isRendered, named } from './speech.ts'

const FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit]), select, textarea'
const PRESSABLE =
  'a[href], button, summary, label:has(input), [role=button], [role=tab], [role=option], [role=menuitem]'
const OVER_PAGE = 'dialog, [role=dialog], [role=alertdialog]'
/** iOS zooms into fields with smaller text, and does not zoom out. */
const LEAST_LETTERS = 16

function* smallFields(root: Element): Generator<string> {
  for (const field of root.querySelectorAll(FIELDS)) {
    const letters = Number.parseFloat(getComputedStyle(field).fontSize)
    if (letters < LEAST_LETTERS && isRendered(field)) yield `${named(field)} has letters of ${letters} px: iOS zooms in`
  }
}

function* secondTaps(root: Element): Generator<string> {
  for (const control of root.querySelectorAll(PRESSABLE))
    if (getComputedStyle(control).touchAction === 'auto' && isRendered(control))
      yield `${named(control)} has no touch-action: a second tap zooms`
}

/** Whether scrolling past its end also scrolls the page behind. Nested boxes pass scrolling on to the outer one. */
function movesPage(box: Element): boolean {
  if (!box.closest(OVER_PAGE)) return false
  for (let around: Element | null = box; around; around = around.parentElement) {
    const { overflowY, overscrollBehaviorY } = getComputedStyle(around)
    if (scrolls(overflowY) && overscrollBehaviorY !== 'auto') return false
  }
  return true
}

function* scrollBoxes(root: Element): Generator<string> {
  for (const box of root.querySelectorAll('*')) {
    if (scrolls(getComputedStyle(box).overflowY) && movesPage(box) && isRendered(box))
      yield `${named(box)} scrolls without overscroll-behavior: what is behind it moves too`
  }
}

export function touchFaults(root: Element): string[] {
  return [smallFields, secondTaps, scrollBoxes].flatMap((rule) => [...rule(root)])
}
