/**
 * For `lazy`: asks for a part of the page only while there is a network. Browsers remember a failed import for
 * as long as the page lives, so one that was tried in a tunnel would never come.
 */
export function withNetwork<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (typeof window !== 'undefined' && !navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return load()
  }
}
