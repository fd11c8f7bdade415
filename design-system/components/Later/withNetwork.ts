export interface Waiting {
  /** There is no network: the part comes later. */
  onWait?: () => void
  hasNetwork?: () => boolean
  networkBack?: () => Promise<void>
}

const online = (): boolean => navigator.onLine
const nextOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/**
 * For `lazy`: asks for a part of the page only while there is a network. Browsers remember a failed import for
 * as long as the page lives, so one that was tried in a tunnel would never come.
 */
export function withNetwork<T>(load: () => Promise<T>, waiting: Waiting = {}): () => Promise<T> {
  const { onWait, hasNetwork = online, networkBack = nextOnline } = waiting
  return async () => {
    if (!hasNetwork()) {
      onWait?.()
      await networkBack()
    }
    return load()
  }
}
