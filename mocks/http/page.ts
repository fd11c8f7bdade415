/** What is put into a built page when it is served: this run's settings. */

/** The same names that `storefront/settings.ts` reads. */
export interface PageSettings {
  /** Where `v1/…` begins, with a slash at its end. */
  readonly apiBase: string
  readonly apiKey: string
  readonly apiKeyHeader: string
  readonly checkoutScript: string
  readonly askAhead: boolean
}

const SETTINGS = /(<script\b(?=[^>]*\bid="settings")[^>]*)>[^<]*<\/script>/

const UNSAFE = /[<\u2028\u2029]/g

/** JSON for a script element: nothing in it can end the element. */
export function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function pageWith(html: string, settings: PageSettings): string {
  const json = jsonInPage(settings)
  return html.replace(SETTINGS, (_all, opening: string) => `${opening}>${json}</script>`)
}
