/** Call this when the focused element is about to be removed. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Whether the focused element was removed, which moves focus to the body. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body
}

/** Shows the open page as a page load would. */
export function startPage(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusHeading()
}
