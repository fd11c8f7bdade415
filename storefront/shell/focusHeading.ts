/** Where focus goes when what had it is gone: the page's h1, which says where one is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** The browser puts focus on the body when the element that had it is removed. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body
}
