/**
 * The page's only Trusted Types policy. Under `require-trusted-types-for 'script'` the browser passes it every string
 * that becomes markup or a script.
 */
import { settings } from './settings.ts'

interface Policy {
  createHTML(text: string): string | undefined
  createScript(text: string): string | undefined
  createScriptURL(address: string): string | undefined
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, policy: Policy): void }
}

/** React creates script elements from it. */
const EMPTY_SCRIPT = '<script></script>'

/** Structured data is JSON without `<`. */
function isData(text: string): boolean {
  try {
    return !text.includes('<') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * Allows our built files, and the gateway's script, which is requested again after a slow load (payment/gateway.ts).
 */
function isOurScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  const isBuilt = origin === location.origin && pathname.startsWith('/assets/')
  return isBuilt || address.replace(/[?&]again=\d+$/, '') === settings().checkoutScript
}

export const POLICY: Policy = {
  createHTML: (text) => (text === EMPTY_SCRIPT || isData(text) ? text : undefined),
  // React rewrites structured data if the catalogue has changed since the build.
  createScript: (text) => (isData(text) ? text : undefined),
  createScriptURL: (address) => (isOurScript(address) ? address : undefined),
}

/** The browser applies a policy named `default` to React too. */
export function allowOwnScripts(): void {
  try {
    ;(window as TrustedTypesWindow).trustedTypes?.createPolicy('default', POLICY)
  } catch {
    // A browser extension already has one.
  }
}
