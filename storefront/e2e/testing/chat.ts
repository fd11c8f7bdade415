import type { Page } from '@playwright/test'

/** Texts and controls that the chat link covers at any scroll position. */
export const coveredByChat = (page: Page): Promise<string[]> =>
  page.getByRole('link', { name: /^Chat with us/ }).evaluate(async (chat) => {
    const isFixed = getComputedStyle(chat).position === 'fixed'
    const covered = new Set<string>()
    const look = () => {
      const own = chat.getBoundingClientRect()
      for (let x = own.left + 2; x < own.right; x += 10)
        for (let y = own.top + 2; y < own.bottom; y += 10)
          for (const under of document.elementsFromPoint(x, y)) {
            if (chat.contains(under) || under.closest('[aria-hidden=true]:not(svg)')) continue
            const control = under.closest('a, button, input, select, textarea, summary, [role=button]')
            const text = Array.from(under.childNodes).find((node) => {
              if (!(node instanceof Text) || node.data.trim() === '') return false
              const range = document.createRange()
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
    const { scrollHeight } = document.documentElement
    const { offsetHeight } = chat as HTMLElement
    // Steps overlap by less than 10 px, so that the link passes over each part of the page.
    for (let down = 0; down < scrollHeight; down += offsetHeight - (offsetHeight % 10)) {
      scrollTo({ top: down, behavior: 'instant' })
      look()
    }
    return [...covered]
  })
