/** The device's connection. Separate from network.ts, which is in the first script of every page. */

/** Node does not know whether it is online, so prerendered pages count as online. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine

/** @returns a function that stops listening. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
