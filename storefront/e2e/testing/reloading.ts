/**
 * Runs in the page, which is about to be left.
 * @param within a selector.
 * @returns links in it to the shop's pages that would reload the app.
 */
export function reloading(within: string): string[] {
  const found: string[] = []
  // Runs after React, whose listener is on an inner element.
  const look = (event: Event): void => {
    const link = event.target as HTMLAnchorElement
    if (!event.defaultPrevented) found.push(`“${link.textContent.trim()}” loads ${link.href}`)
    event.preventDefault()
  }
  addEventListener('click', look)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${within} a[href^="/"]:not([target], [download])`))
    if (!link.hash || link.pathname !== location.pathname)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  removeEventListener('click', look)
  return found
}
