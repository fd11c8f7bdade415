/** For parts that are imported while the page lives: shared by the bootstrap script and the app. */
import type { ReloadKey } from './storageKeys.ts'

/** Browsers keep a failed import for as long as the page lives, so none is tried while offline. */
export async function whenOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
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

/**
 * Reloads the page for a part that is missing, such as after a deploy: once per path and `key`, and only while the
 * server answers.
 */
export async function reloadOnce(key: ReloadKey): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok && isFirstReload(key)) location.reload()
}
