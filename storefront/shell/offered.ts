/** Whether the services were offered on this visit, or the visitor has gone on to pay: they are offered once (C-072). */

/** Here and not in `storageKeys.ts`, which every page loads. */
const OFFERED = 'services-offered'
/** Where storage is refused. */
let offered = false

export function keepOffered(): void {
  offered = true
  try {
    sessionStorage.setItem(OFFERED, '1')
  } catch {
    // Known for as long as the page is open.
  }
}

export function wasOffered(): boolean {
  try {
    return sessionStorage.getItem(OFFERED) !== null
  } catch {
    return offered
  }
}

export function forgetOffered(): void {
  offered = false
  try {
    sessionStorage.removeItem(OFFERED)
  } catch {
    // Nothing was stored.
  }
}
