/**
 * Hover, pressed and focus without a mouse or a key, for as many elements as wanted at once: each rule that asks for one of
 * them gets a copy that asks for `data-forced` around the element instead. Same layer, same media query, same weight, next
 * in line.
 */

/** What `data-forced` takes, by what the rule asks for. Who presses with a mouse points at it as well. */
export const FORCED = { idle: '', hover: 'hover', focus: 'focus', pressed: 'hover pressed' } as const
export type ForcedState = keyof typeof FORCED

/** Hover and press reach everything they name; the ring's rule names everything, so only what a Tab comes to gets it. */
const FOCUSABLE =
  ':where(:is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled))'
const INSTEAD: Readonly<Record<string, string>> = {
  hover: ':is([data-forced~="hover"] *)',
  active: ':is([data-forced~="pressed"] *)',
  focus: `:is([data-forced~="focus"] ${FOCUSABLE})`,
  'focus-visible': `:is([data-forced~="focus"] ${FOCUSABLE})`,
}

/** The selector with its states forced; undefined where it asks for none. */
export function forcedSelector(selector: string): string | undefined {
  const forced = selector.replaceAll(
    /:(hover|active|focus-visible|focus)(?![\w-])/g,
    (whole, state: string) => INSTEAD[state] ?? whole,
  )
  return forced === selector ? undefined : forced
}

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  // Backwards: what is put in moves only what was seen already.
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at]
    if (rule instanceof CSSGroupingRule) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = forcedSelector(rule.selectorText)
    if (selector) list.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1)
  }
}

const done = new WeakSet<CSSStyleSheet>()

/** Copies the rules of every style sheet that has come since the last time. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || (sheet.href && new URL(sheet.href).origin !== location.origin)) continue
    done.add(sheet)
    copyRules(sheet)
  }
}
