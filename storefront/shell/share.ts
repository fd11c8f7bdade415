/** The browser's ways of passing a link on. */

export interface Shared {
  title: string
  url: string
}

/** What of `navigator` is needed: either may be missing, outside https and in older browsers. */
export interface Ways {
  share?: (data: Shared) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** `left`: the visitor closed the sheet; nothing is to be said. `refused`: neither way is open. */
export type ShareEnd = 'shared' | 'left' | 'copied' | 'refused'

export async function sharePage(page: Shared, ways: Ways = navigator): Promise<ShareEnd> {
  if (ways.share) {
    try {
      await ways.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
      // A sheet that may not open here: the link is copied instead.
    }
  }
  try {
    if (!ways.clipboard) return 'refused'
    await ways.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
