/** Runs in the page. @returns each word on more than one line, with its element: `h1 “Photographers”`. */
export function brokenWords(): string[] {
  const WORD = /[^\s\u200B\u00AD\-–—/]+/g
  const range = document.createRange()

  /** A word in two font sizes has rectangles at different heights, but closer than a line. */
  const lines = (): number => {
    const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
    return rects.reduce(
      (count, { top, height }, at) => (at > 0 && Math.abs(top - rects[at - 1]!.top) > height / 2 ? count + 1 : count),
      1,
    )
  }
  /** React may render one word as several text nodes: `₹` and `500`. */
  const reach = (first: Text, start: number, end: number): void => {
    let offset = 0
    for (let text: Node | null = first; text instanceof Text; text = text.nextSibling) {
      const { length } = text
      if (start >= offset && start <= offset + length) range.setStart(text, start - offset)
      if (end >= offset && end <= offset + length) return range.setEnd(text, end - offset)
      offset += length
    }
  }
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false
    return true
  }

  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const element = text.parentElement
    if (!element || text.previousSibling instanceof Text) continue
    const words = text.wholeText
    reach(text, 0, words.length)
    if (
      words.trim() === '' ||
      lines() === 1 ||
      element.closest('script, style, noscript, svg, option') ||
      !isSeen(element)
    )
      continue
    for (const { index, 0: word } of words.matchAll(WORD)) {
      // The hyphen of a soft hyphen belongs to the next letter's rectangle.
      reach(text, words[index - 1] === '\u00AD' ? index + 1 : index, index + word.length)
      if (lines() > 1)
        found.add(
          `${(element.closest('h1, h2, h3, h4, button, a, th, td, dt, dd, label, p, li') ?? element).tagName.toLowerCase()} “${word}”`,
        )
    }
  }
  return [...found]
}

/** Runs in the page. @returns texts that a browser may hyphenate. */
export function hyphenated(): string[] {
  return Array.from(document.body.querySelectorAll('*'))
    .filter(
      (element) =>
        getComputedStyle(element).hyphens === 'auto' &&
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .map((element) => `“${element.textContent.trim()}” may be hyphenated`)
}
