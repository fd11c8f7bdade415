/** Without isolation, right-to-left text shows “Dec 2026 12”. */
export function reversedDates(root: Node): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const boxOf = (text: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect()
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [, number = '', space = ''] =
      /^(\d+)(\s+)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.exec(text.nodeValue ?? '') ?? []
    if (!number) continue
    const start = number.length + space.length
    const [first, second] = [boxOf(text, 0, number.length), boxOf(text, start, start + 1)]
    if (first.width > 0 && first.top < second.bottom && second.top < first.bottom && first.left > second.left)
      found.push(`“${text.nodeValue}” is shown in another order; isolate it with <bdi>`)
  }
  return found
}
