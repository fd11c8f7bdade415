/**
 * The page's one Trusted Types policy. Where the content policy says `require-trusted-types-for 'script'`, the browser
 * asks it about every string that is about to become markup or a script; browsers that do not know this ask nobody.
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

/** What React makes each script element from. */
const EMPTY_SCRIPT = '<script></script>'

/** Structured data: JSON in which no element can begin. */
function isData(text: string): boolean {
  try {
    return !text.includes('<') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Our own built files, and the gateway's script, which a slow load asks for anew (payment/gateway.ts). */
function isOurScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  const isBuilt = origin === location.origin && pathname.startsWith('/assets/')
  return isBuilt || address.replace(/[?&]again=\d+$/, '') === settings().checkoutScript
}

export const POLICY: Policy = {
  createHTML: (text) => (text === EMPTY_SCRIPT || isData(text) ? text : undefined),
  // React writes structured data anew where the catalogue has changed since the build.
  createScript: (text) => (isData(text) ? text : undefined),
  createScriptURL: (address) => (isOurScript(address) ? address : undefined),
}

/** Named `default`, so that it is asked for what React does too. */
export function allowOwnScripts(): void {
  ;(window as TrustedTypesWindow).trustedTypes?.createPolicy('default', POLICY)
}
