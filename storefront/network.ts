/** Helpers for lazy chunks, shared by the bootstrap script and the app. */
import type { ReloadKey } from './storageKeys.ts'

/** Undefined if our server cannot be reached. */
const ask = (signal: AbortSignal | null = null) =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)

/** Milliseconds between two questions to our server, while the device calls itself online and cannot reach it. */
const PAUSE_MS = 500
/** Milliseconds after which calls no longer wait for our server: theirs may be another one, which can be reached. */
const LONGEST_WAIT_MS = 10_000

/**
 * Browsers cache a failed import for the life of the page, so none is started offline, nor before our server answers,
 * because a device calls itself online as soon as it is connected, which may be too early. A browser may also call
 * itself offline by mistake, as behind some VPNs: if our server answers, `onLine` is corrected for the whole page.
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  if (await ask()) {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    // Captured, because other listeners ask for `onLine`.
    addEventListener('offline', () => Reflect.deleteProperty(navigator, 'onLine'), { once: true, capture: true })
    dispatchEvent(new Event('online'))
    return
  }
  await online
  const end = AbortSignal.timeout(LONGEST_WAIT_MS)
  while (!end.aborted && !(await ask(end))) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
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
