/** Runs in the page, and leaves it about to change. @returns links to pages of the shop that the browser would load anew. */
export function reloading(): string[] {
  const found: string[] = []
  // After React, which listens further inside.
  const look = (event: Event): void => {
    const link = event.target as HTMLAnchorElement
    if (!event.defaultPrevented) found.push(`“${link.textContent.trim()}” loads ${link.href}`)
    event.preventDefault()
  }
  addEventListener('click', look)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])'))
    if (!link.hash || link.pathname !== location.pathname)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  removeEventListener('click', look)
  return found
}
