export interface Found {
  readonly rule: string
  /** A selector, a path or text; empty if the finding is about the whole page. */
  readonly element: string
  readonly sentence: string
  readonly link?: string
}

export const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

export function adopt(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return sheet
}

export function discard(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

/** The page behind an open dialog, which Radix hides in its own way. */
const BEHIND = '[data-aria-hidden]'
const GUARD = '[data-radix-focus-guard]'
/** What Storybook adds to the document around a story. */
const STORYBOOK = 'body > [class^="sb-"], #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters'

/** @param whole the document; otherwise only what is in its body, without scripts and what Storybook adds. */
export function html(whole: boolean): string {
  const root = whole ? document.documentElement : document.body
  const copy = root.cloneNode(true) as HTMLElement
  const around = whole ? 'script:not([type]), script[type=module]' : `${STORYBOOK}, script, style`
  for (const one of copy.querySelectorAll(`${around}, ${GUARD}`)) one.remove()
  // A validator should see `inert` instead.
  for (const behind of copy.querySelectorAll(BEHIND)) {
    behind.removeAttribute('aria-hidden')
    behind.setAttribute('inert', '')
  }
  return whole ? `<!doctype html>${copy.outerHTML}` : copy.innerHTML
}
