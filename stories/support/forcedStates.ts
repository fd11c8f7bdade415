/**
 * Shows hover, pressed and focus of many elements at once: each rule with such a pseudo-class gets a copy that matches
 * `data-forced` on an ancestor instead, in the same layer and media query and with the same specificity.
 */

/** Values of `data-forced`. A pressed element is also hovered. */
export const FORCED = { idle: '', hover: 'hover', focus: 'focus', pressed: 'hover pressed' } as const

/** The focus ring's rule matches everything, so its copy is limited to focusable elements. */
const FOCUSABLE =
  ':where(:is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled))'
const INSTEAD: Readonly<Record<string, string>> = {
  hover: ':is([data-forced~="hover"] *)',
  active: ':is([data-forced~="pressed"] *)',
  focus: `:is([data-forced~="focus"] ${FOCUSABLE})`,
  'focus-visible': `:is([data-forced~="focus"] ${FOCUSABLE})`,
}

/** @returns undefined for a selector without such a state. */
export function forcedSelector(selector: string): string | undefined {
  const forced = selector.replaceAll(
    /:(hover|active|focus-visible|focus)(?![\w-])/g,
    (whole, state: string) => INSTEAD[state] ?? whole,
  )
  return forced === selector ? undefined : forced
}

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  // Backwards, because copies are inserted.
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at]
    if (rule instanceof CSSGroupingRule) copyRules(rule)
    if (!(rule instanceof CSSStyleRule)) continue
    const selector = forcedSelector(rule.selectorText)
    if (selector) list.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1)
  }
}

const done = new WeakSet<CSSStyleSheet>()

/** Copies the rules of style sheets added since the last call. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet) || (sheet.href && new URL(sheet.href).origin !== location.origin)) continue
    done.add(sheet)
    copyRules(sheet)
  }
}
