export interface Shared {
  title: string
  url: string
}

/** The used part of `navigator`. Both may be missing outside https and in older browsers. */
export interface Ways {
  share?: (data: Shared) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

/** `left`: the visitor closed the share sheet. `refused`: neither way is available. */
export type ShareEnd = 'shared' | 'left' | 'copied' | 'refused'

export async function sharePage(page: Shared, ways: Ways = navigator): Promise<ShareEnd> {
  if (ways.share) {
    try {
      await ways.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
      // The share sheet may be blocked here, so copy the link instead.
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
