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

function lookOf(element: Element, part: (typeof PARTS)[number]): string {
  const style = getComputedStyle(element, part)
  if (part && style.content === 'none') return ''
  return COMPARED.map((property) => style.getPropertyValue(property)).join(' | ')
}

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
/** Selected, open and current controls show the result of a press instead. */
const SETTLED = ':is([aria-current], [aria-selected="true"], [aria-expanded="true"], [data-selected], :checked)'
const isSeen = (control: Element) => control.checkVisibility() && control.getBoundingClientRect().width > 1

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent).trim() || control.tagName.toLowerCase()

/** The cells of each sample, in the order of `FORCED`. */
const samples = (sheet: Element): Element[][] =>
  Array.from(sheet.querySelectorAll('[data-sample]'), (row) => [...row.querySelectorAll('[data-forced]')])

const controls = (sheet: Element, selector: string) =>
  samples(sheet).flatMap((cells) => {
    const [idle, hover, , pressed] = cells.map((cell) => [...cell.querySelectorAll(selector)])
    return idle!.map((control, at) => ({ idle: control, hover: hover![at]!, pressed: pressed![at]! }))
  })

export const samplesWithoutDisabled = (sheet: Element) =>
  samples(sheet).filter((cells) => !cells[0]?.querySelector(OFF)).length

export function disabledControlsThatReact(sheet: Element): string[] {
  return controls(sheet, OFF).flatMap(({ idle, hover, pressed }) =>
    looksSame(hover, idle) && looksSame(pressed, idle) ? [] : [nameOf(idle)],
  )
}

export function controlsWithoutPressedStyle(sheet: Element): string[] {
  return controls(sheet, `:is(${PRESSED}):not(${OFF}, ${SETTLED})`).flatMap(({ hover, pressed }) =>
    isSeen(hover) && looksSame(pressed, hover) ? [nameOf(hover)] : [],
  )
}
