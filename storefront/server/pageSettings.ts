/** Puts the settings of this run into a built page as it is served. */
import type { Settings } from '../settings.ts'

export type { Settings }

const SETTINGS = /(<script\b(?=[^>]*\bid="settings")[^>]*)>[^<]*<\/script>/

const UNSAFE = /[<\u2028\u2029]/g

/** JSON for a script element: nothing in it can end the element. */
export function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function pageWith(html: string, settings: Settings): string {
  const json = jsonInPage(settings)
  return html.replace(SETTINGS, (_all, opening: string) => `${opening}>${json}</script>`)
}
