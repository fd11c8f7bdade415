/** What a control looks like in one cell of `ForcedStates`, compared with the same control in another. */
import { FORCED, type ForcedState } from './forcedStates.ts'

const COMPARED = [
  'background-color',
  'background-image',
  'border-block-start-color',
  'border-block-end-color',
  'box-shadow',
  'color',
  'filter',
  'opacity',
  'scale',
  'text-decoration',
  'transform',
] as const
const PARTS = [undefined, '::before', '::after'] as const

/** A part that is not drawn looks like nothing. */
function lookOf(element: Element, part: (typeof PARTS)[number]): string {
  const style = getComputedStyle(element, part)
  if (part && style.content === 'none') return ''
  return COMPARED.map((property) => style.getPropertyValue(property)).join(' | ')
}

/** Whether two copies of a control, with everything in them, look the same. Stops at the first thing that does not. */
function looksSame(one: Element, other: Element): boolean {
  const [those, these] = [one, other].map((control) => [control, ...control.querySelectorAll('*')])
  return (
    those!.length === these!.length &&
    those!.every((element, at) => PARTS.every((part) => lookOf(element, part) === lookOf(these![at]!, part)))
  )
}

const PRESSED =
  'button, summary, a[href], [role="button"], input:is([type="checkbox"], [type="radio"]), [role="slider"]'
const OFF = ':is([aria-disabled="true"], :disabled, [data-disabled])'
/** Chosen, open or here already: a press shows by what comes of it. */
const SETTLED = ':is([aria-current], [aria-selected="true"], [aria-expanded="true"], [data-selected], :checked)'
/** Out of sight: for a screen reader alone, or in what is not open. */
const isSeen = (control: Element) => control.checkVisibility() && control.getBoundingClientRect().width > 1

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent).trim() || control.tagName.toLowerCase()

const STATES = Object.keys(FORCED) as ForcedState[]

/** The cells of each sample, in the order of the states. */
function samples(sheet: Element): Element[][] {
  const cells = Array.from(sheet.querySelectorAll('[data-forced]'))
  return cells.flatMap((_, at) => (at % STATES.length === 0 ? [cells.slice(at, at + STATES.length)] : []))
}

/** Each control of each sample, the same one in every state. */
function controls(sheet: Element, selector: string): Record<ForcedState, Element>[] {
  return samples(sheet).flatMap((cells) => {
    const found = cells.map((cell) => Array.from(cell.querySelectorAll(selector)))
    return (found[0] ?? []).map(
      (_, index) =>
        Object.fromEntries(STATES.map((state, place) => [state, found[place]?.[index]])) as Record<
          ForcedState,
          Element
        >,
    )
  })
}

export const samplesWithoutDisabled = (sheet: Element) =>
  samples(sheet).filter((cells) => !cells[0]?.querySelector(OFF)).length

/** Those that can't be used now, and look otherwise under the pointer or pressed. */
export function disabledControlsThatReact(sheet: Element): string[] {
  return controls(sheet, OFF).flatMap(({ idle, hover, pressed }) =>
    looksSame(hover, idle) && looksSame(pressed, idle) ? [] : [nameOf(idle)],
  )
}

/** Those that can be used, and don't tell a press from a pointer. */
export function controlsWithoutPressedStyle(sheet: Element): string[] {
  return controls(sheet, `:is(${PRESSED}):not(${OFF}, ${SETTLED})`).flatMap(({ hover, pressed }) =>
    isSeen(hover) && looksSame(pressed, hover) ? [nameOf(hover)] : [],
  )
}
