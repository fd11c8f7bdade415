/** Headers of every response. See stories/docs/Operating.mdx, Security. */
export interface Security {
  /** Another provider's address; undefined for the embedded one. */
  readonly api?: string | undefined
  /** The gateway's script; a path for the sandbox. */
  readonly checkoutScript: string
  /** Where browsers report violations. */
  readonly cspReport?: string | undefined
  /** Where pages send what went wrong; empty for nowhere. */
  readonly report?: string | undefined
  /** All visitors use TLS. */
  readonly isSecure?: boolean | undefined
}

/** Razorpay's dialog and its calls are on sister hosts of the script's. */
function gatewayHosts(script: string): string[] {
  if (!/^https?:\/\//.test(script)) return []
  const { origin, hostname } = new URL(script)
  return /(^|\.)razorpay\.com$/.test(hostname) ? [origin, 'https://*.razorpay.com'] : [origin]
}

/** `default` is the policy of `storefront/trustedTypes.ts`. */
const TRUSTED_TYPES = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
]

const written = (rules: readonly (readonly string[])[]) => rules.map((rule) => rule.join(' ')).join('; ')

/**
 * Nothing inline: styles are set through the CSSOM. Trusted Types bind every script of the page, so a foreign gateway's
 * script is only reported.
 */
function contentPolicies({ api, checkoutScript, cspReport, report: receiver }: Security): Record<string, string> {
  const gateway = gatewayHosts(checkoutScript)
  const isOwnGateway = gateway.length === 0
  const report =
    cspReport === undefined
      ? []
      : [
          ['report-uri', cspReport],
          ['report-to', 'csp'],
        ]
  const rules = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...gateway],
    // The dialog's own style sheet.
    ['style-src', "'self'", ...gateway.slice(0, 1)],
    ['img-src', "'self'", 'data:', 'https:'],
    [
      'connect-src',
      "'self'",
      ...[api, receiver].flatMap((other) => (other ? [new URL(other).origin] : [])),
      ...gateway,
    ],
    ['frame-src', "'self'", ...gateway, 'https://www.openstreetmap.org'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ...(isOwnGateway ? TRUSTED_TYPES : []),
    ...report,
  ]
  return {
    'Content-Security-Policy': written(rules),
    ...(cspReport !== undefined && { 'Reporting-Endpoints': `csp="${cspReport}"` }),
    ...(cspReport !== undefined &&
      !isOwnGateway && { 'Content-Security-Policy-Report-Only': written([...TRUSTED_TYPES, ...report]) }),
  }
}

export function securityHeaders(security: Security): Record<string, string> {
  const hasOwnGateway = gatewayHosts(security.checkoutScript).length === 0
  return {
    ...contentPolicies(security),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    // The window of a bank that the gateway opens needs its opener.
    'Cross-Origin-Opener-Policy': hasOwnGateway ? 'same-origin' : 'same-origin-allow-popups',
    ...(security.isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Share cards are shown by other sites, and the sandbox gateway may serve another shop. */
export function resourcePolicyOf(path: string): string {
  return /^\/(?:art|gateway)\//.test(path) ? 'cross-origin' : 'same-origin'
}
