/** Helpers for lazy chunks, shared by the bootstrap script and the app. */
import type { ReloadKey } from './storageKeys.ts'

/** Browsers cache a failed import for the life of the page, so none is started offline. */
export async function whenOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

function isFirstReload(key: ReloadKey): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) !== location.pathname
    sessionStorage.setItem(key, location.pathname)
    return isFirst
  } catch {
    // Without storage the page could reload forever.
    return false
  }
}

/**
 * Reloads once per path and `key` if a chunk is missing, for example after a deploy, and only while the server answers.
 */
export async function reloadOnce(key: ReloadKey): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok && isFirstReload(key)) location.reload()
}
