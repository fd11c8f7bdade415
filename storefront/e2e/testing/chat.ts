import type { Page } from '@playwright/test'

/** Texts and controls that the chat link covers at any scroll position. */
export const coveredByChat = (page: Page): Promise<string[]> =>
  page.getByRole('link', { name: /^Chat with us/ }).evaluate((chat) => {
    const CONTROL = 'a, button, input, select, textarea, summary, [role=button]'
    const range = document.createRange()
    const isFixed = getComputedStyle(chat).position === 'fixed'
    const covered = new Set<string>()
    const look = () => {
      const own = chat.getBoundingClientRect()
      for (let x = own.left + 2; x < own.right; x += 10)
        for (let y = own.top + 2; y < own.bottom; y += 10)
          for (const under of document.elementsFromPoint(x, y)) {
            if (chat.contains(under) || under.closest('[aria-hidden=true]:not(svg)')) continue
            const control = under.closest(CONTROL)
            const text = Array.from(under.childNodes).find((node) => {
              if (!(node instanceof Text) || node.data.trim() === '') return false
              range.selectNodeContents(node)
              return Array.from(range.getClientRects()).some(
                ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
              )
            })
            if (control || text)
              covered.add((control?.getAttribute('aria-label') ?? (control ?? under).textContent).trim().slice(0, 60))
          }
    }
    if (!isFixed) {
      chat.scrollIntoView({ block: 'center', behavior: 'instant' })
      look()
      return [...covered]
    }
    const controls = Array.from(document.querySelectorAll(CONTROL), (control) => control.getBoundingClientRect())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      lines.push(...range.getClientRects())
    }
    const { top, left, right, height } = chat.getBoundingClientRect()
    const down = scrollY - top - height / 2
    // Only what stands in its column can get under it.
    for (const part of [...controls, ...lines].filter((one) => one.left < right && one.right > left))
      for (let y = part.top; y < part.bottom; y += height / 2) {
        scrollTo({ top: y + down, behavior: 'instant' })
        look()
      }
    return [...covered]
  })
