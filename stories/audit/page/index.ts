/** Everything that runs in the page; `inPage.ts` bundles it. */
export { runAxe } from './axe.ts'
export { runIbm } from './ibm.ts'
export { restoreText, paintText, undecidedTexts } from './textColours.ts'
export { horizontalOverflow, reflow, targets, zoomFindings } from './layout.ts'
export { textSpacingFindings, applyTextSpacing } from './spacing.ts'

/** Radix hides what is behind an open dialog with attributes and focus guards; for a validator that equals `inert`. */
function withoutBehind(copy: HTMLElement): void {
  for (const guard of copy.querySelectorAll('[data-radix-focus-guard]')) guard.remove()
  for (const behind of copy.querySelectorAll('[data-aria-hidden]')) {
    behind.removeAttribute('aria-hidden')
    behind.setAttribute('inert', '')
  }
}

/** The document without Storybook's own elements. */
export function html(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  withoutBehind(copy)
  for (const around of copy.querySelectorAll(
    'body > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters, script:not([type]), script[type=module]',
  ))
    around.remove()
  return copy.outerHTML
}

/** A story's root, and what it has added to the body. */
export function fragment(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  withoutBehind(copy)
  for (const around of copy.querySelectorAll(
    ':scope > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters, script, style',
  ))
    around.remove()
  return copy.innerHTML
}

/** So that no colour or size is measured in transition. */
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
