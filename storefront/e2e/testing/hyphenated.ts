/** Runs in the page. @returns texts that the browser may hyphenate. */
export function hyphenated(): string[] {
  return Array.from(document.body.querySelectorAll('*'))
    .filter(
      (element) =>
        getComputedStyle(element).hyphens === 'auto' &&
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .map((element) => `“${element.textContent.trim()}” may be hyphenated`)
}
