import * as v from 'valibot'
import { parseJson } from './text/parseJson.ts'

const schema = v.object({
  /** Where `v1/…` begins: `/` for the embedded provider, `https://api.example.com/` for a real one. */
  apiBase: v.fallback(v.string(), '/'),
  apiKey: v.fallback(v.string(), 'demo-key'),
  /** The documents name no header for the key (C-020). */
  apiKeyHeader: v.fallback(v.string(), 'x-api-key'),
  /** The address of the gateway's script. */
  checkoutScript: v.fallback(v.string(), '/gateway/checkout.js'),
  /** Prefetch the availability of the visible month; off for providers that did not agree to it. */
  askAhead: v.fallback(v.boolean(), false),
})

/**
 * What differs from provider to provider: JSON in the page (`<script type="application/json" id="settings">`), so
 * that one build serves any provider.
 */
export type Settings = v.InferOutput<typeof schema>

let read: Settings | undefined

/** Read once, on first use. What is missing or malformed has its default; outside a browser everything has. */
export function settings(): Settings {
  const text = (): string | undefined =>
    typeof document === 'undefined' ? undefined : (document.getElementById('settings')?.textContent ?? undefined)
  return (read ??= parseJson(schema, text()) ?? v.parse(schema, {}))
}

/** For prerendering, where no document holds the settings. */
export function configure(given: Partial<Settings>): void {
  read = v.parse(schema, given)
}
