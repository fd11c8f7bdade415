/**
 * What differs between one provider and another. It stands as JSON in the page
 * (`<script type="application/json" id="settings">`), so the same build serves any provider.
 */
export interface Settings {
  /** Where `v1/…` begins: `/` for the embedded provider, `https://api.example.com/` for a real one. */
  apiBase: string
  apiKey: string
  /** The documents name no header for the key (C-020). */
  apiKeyHeader: string
  /** The address of the gateway's script. */
  checkoutScript: string
  /** Ask for the availability of the days of the visible month ahead; off for providers that did not agree to it. */
  askAhead: boolean
}

const DEFAULTS: Settings = {
  apiBase: '/',
  apiKey: 'demo-key',
  apiKeyHeader: 'x-api-key',
  checkoutScript: '/gateway/checkout.js',
  askAhead: false,
}

let read: Settings | undefined

/** Read once, on first use; outside a browser the defaults hold. */
export function settings(): Settings {
  if (read) return read
  const text = typeof document === 'undefined' ? '' : (document.getElementById('settings')?.textContent ?? '')
  read = { ...DEFAULTS, ...(text.trim() ? (JSON.parse(text) as Partial<Settings>) : {}) }
  return read
}

/** For pages rendered ahead, where no document says it. */
export function configure(given: Partial<Settings>): void {
  read = { ...DEFAULTS, ...given }
}
