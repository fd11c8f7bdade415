/** Headers that every answer of the server carries. Source: QUALITY, Security. */
export interface Origins {
  /** The address of another provider's API; undefined for the embedded one. */
  readonly api?: string | undefined
  /** The address of the gateway's script; a path for the sandbox. */
  readonly checkoutScript: string
}

/** The hosts a script of that address speaks with: Razorpay's dialog and its calls lie on sister hosts. */
function gatewayHosts(script: string): string[] {
  if (!/^https?:\/\//.test(script)) return []
  const { origin, hostname } = new URL(script)
  return /(^|\.)razorpay\.com$/.test(hostname) ? [origin, 'https://*.razorpay.com'] : [origin]
}

/** Nothing inline, neither script nor style: what the page needs at run time it sets through the CSSOM. */
export function contentSecurityPolicy({ api, checkoutScript }: Origins): string {
  const gateway = gatewayHosts(checkoutScript)
  const rules: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...gateway],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', 'https:'],
    ['connect-src', "'self'", ...(api ? [new URL(api).origin] : []), ...gateway],
    ['frame-src', "'self'", ...gateway, 'https://www.openstreetmap.org'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
  ]
  return rules.map((rule) => rule.join(' ')).join('; ')
}

export function securityHeaders(origins: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  }
}
