/**
 * For `lazy`: waits until the browser is online. Browsers cache a failed import for the life of the page, so an import
 * that failed offline would never succeed.
 */
export function withNetwork<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    if (typeof window !== 'undefined' && !navigator.onLine)
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return load()
  }
}
