/** The entry point of the code that runs in the page; `inPage.ts` bundles it. */
export { runAxe } from './axe.ts'
export { runIbm } from './ibm.ts'
export { restoreText, paintText, undecidedTexts } from './textColours.ts'
export { reflow, targets, zoomFindings } from './layout.ts'
export { textSpacingFindings, applyTextSpacing } from './spacing.ts'

/** Radix hides the page behind an open dialog in its own way; a validator should see `inert` instead. */
function copyWithout(root: HTMLElement, around: string): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement
  for (const one of copy.querySelectorAll(`${around}, [data-radix-focus-guard]`)) one.remove()
  for (const behind of copy.querySelectorAll('[data-aria-hidden]')) {
    behind.removeAttribute('aria-hidden')
    behind.setAttribute('inert', '')
  }
  return copy
}

export const html = (): string =>
  copyWithout(document.documentElement, 'script:not([type]), script[type=module]').outerHTML

export const fragment = (): string =>
  copyWithout(
    document.body,
    ':scope > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters, script, style',
  ).innerHTML

/** Otherwise colours and sizes could be measured in the middle of a transition. */
export function disableTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function setTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}
