import * as v from 'valibot'
import { parseJson } from './text/json.ts'

const schema = v.object({
  /** The base of `v1/…`: `/` for the embedded provider, `https://api.example.com/` for a real one. */
  apiBase: v.fallback(v.string(), '/'),
  apiKey: v.fallback(v.string(), 'demo-key'),
  /** The specification names no header for the key (C-020). */
  apiKeyHeader: v.fallback(v.string(), 'x-api-key'),
  checkoutScript: v.fallback(v.string(), '/gateway/checkout.js'),
  /** Where problems and web vitals are sent; empty for nowhere. */
  report: v.fallback(v.string(), ''),
  /** Calls per minute that may fetch availability for the visible month; 0 fetches it for the picked day only. */
  askAhead: v.fallback(
    v.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0),
    0,
  ),
  /** Digits of a one-time code. The specification says five; some providers send four or six. */
  codeLength: v.fallback(
    v.custom<number>((value) => value === 4 || value === 5 || value === 6),
    5,
  ),
})

/**
 * Settings differ between providers. They are JSON in the page (`<script id="settings">`), so that one build serves any
 * provider.
 */
export type Settings = v.InferOutput<typeof schema>

let read: Settings | undefined
const withDefaults = (given: object): Settings => v.safeParse(schema, given).output as Settings

/** Missing or malformed fields have their defaults, as has everything outside a browser. */
export function settings(): Settings {
  const text = (): string | undefined =>
    typeof document === 'undefined' ? undefined : (document.getElementById('settings')?.textContent ?? undefined)
  return (read ??= parseJson(schema, text()) ?? withDefaults({}))
}

/** For prerendering, which has no document. */
export function configure(given: Partial<Settings>): void {
  read = withDefaults(given)
}
