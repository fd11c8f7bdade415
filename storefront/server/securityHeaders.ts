/** Headers of every response. See stories/docs/Operating.mdx, Security. */
export interface Security {
  /** Another provider's URL; undefined for the embedded one. */
  readonly api?: string | undefined
  /** URL of the gateway's script; a path for the sandbox. */
  readonly checkoutScript: string
  readonly cspReport?: string | undefined
  /** Where pages report errors; empty to report nothing. */
  readonly report?: string | undefined
  readonly isSecure?: boolean | undefined
}

/** Razorpay's dialog and API are on sibling hosts of its script. */
function gatewayHosts(script: string): string[] {
  if (!/^https?:\/\//.test(script)) return []
  const { origin, hostname } = new URL(script)
  return /(^|\.)razorpay\.com$/.test(hostname) ? [origin, 'https://*.razorpay.com'] : [origin]
}

/** `default` is the policy in `storefront/trustedTypes.ts`. */
const TRUSTED_TYPES = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
]

const written = (rules: readonly (readonly string[])[]) => rules.map((rule) => rule.join(' ')).join('; ')

/**
 * Allows no inline code; styles are set through the CSSOM. Trusted Types apply to every script on the page, so with a
 * foreign gateway they only report.
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
    // The dialog loads a style sheet.
    ['style-src', "'self'", ...gateway.slice(0, 1)],
    ['img-src', "'self'", 'data:', 'https:', ...(api?.startsWith('http:') ? [new URL(api).origin] : [])],
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
    // A bank's window, which the gateway opens, needs its opener.
    'Cross-Origin-Opener-Policy': hasOwnGateway ? 'same-origin' : 'same-origin-allow-popups',
    ...(security.isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Other sites show share cards, and another shop may use the sandbox gateway. */
export function resourcePolicyOf(path: string): string {
  return /^\/(?:art|gateway)\//.test(path) ? 'cross-origin' : 'same-origin'
}
