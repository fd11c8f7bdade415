/** The device's connection, and loading parts of the app on demand; shared by the bootstrap script and the app. */
import type { ReloadKey } from './storageKeys.ts'

/** False where nobody can tell, as in Node. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine

/** @returns a function that stops listening. */
export function onNetworkChange(listener: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: stop.signal })
  return () => stop.abort()
}

/** Browsers cache a failed import for the life of the page, so none is tried offline. */
export async function whenOnline(): Promise<void> {
  if (isOffline()) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

function isFirstReload(key: ReloadKey): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) !== location.pathname
    sessionStorage.setItem(key, location.pathname)
    return isFirst
  } catch {
    // Without storage the page could reload for ever.
    return false
  }
}

/** Reloads for a missing part, such as after a deploy: once per path and `key`, and only while the server answers. */
export async function reloadOnce(key: ReloadKey): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok && isFirstReload(key)) location.reload()
}
