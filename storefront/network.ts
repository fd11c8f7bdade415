/** Helpers for lazy chunks, shared by the bootstrap script and the app. */
import type { ReloadKey } from './storageKeys.ts'

/** Undefined if our server cannot be reached. */
const ask = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)

/**
 * Browsers cache a failed import for the life of the page, so none is started offline. A browser may also call itself
 * offline by mistake, as behind some VPNs: if our server answers, `onLine` is corrected for the whole page.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  if (await ask()) {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    // Captured, because other listeners ask for `onLine`.
    addEventListener('offline', () => Reflect.deleteProperty(navigator, 'onLine'), { once: true, capture: true })
    dispatchEvent(new Event('online'))
  }
  await online
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
  const answer = await ask()
  if (answer?.ok && isFirstReload(key)) location.reload()
}
