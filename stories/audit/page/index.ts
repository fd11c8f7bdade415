/** The entry point of the code that runs in the page; `inPage.ts` bundles it. */
export { runAxe } from './axe.ts'
export { runIbm } from './ibm.ts'
export { restoreText, paintText, undecidedTexts } from './textColours.ts'
export { horizontalOverflow, reflow, targets, zoomFindings } from './layout.ts'
export { textSpacingFindings, applyTextSpacing } from './spacing.ts'

/** Radix hides the page behind an open dialog in its own way; a validator should see `inert` instead. */
function withoutBehind(copy: HTMLElement): void {
  for (const guard of copy.querySelectorAll('[data-radix-focus-guard]')) guard.remove()
  for (const behind of copy.querySelectorAll('[data-aria-hidden]')) {
    behind.removeAttribute('aria-hidden')
    behind.setAttribute('inert', '')
  }
}

export function html(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  withoutBehind(copy)
  for (const around of copy.querySelectorAll(
    'body > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters, script:not([type]), script[type=module]',
  ))
    around.remove()
  return copy.outerHTML
}

export function fragment(): string {
  const copy = document.body.cloneNode(true) as HTMLElement
  withoutBehind(copy)
  for (const around of copy.querySelectorAll(
    ':scope > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters, script, style',
  ))
    around.remove()
  return copy.innerHTML
}

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
