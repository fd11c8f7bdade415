import type { Settings } from '../settings.ts'
import { jsonInPage } from '../text/json.ts'

const SETTINGS = /(<script\b(?=[^>]*\bid="settings")[^>]*)>[^<]*<\/script>/

export function pageWith(html: string, settings: Settings): string {
  const json = jsonInPage(settings)
  return html.replace(SETTINGS, (_all, opening: string) => `${opening}>${json}</script>`)
}
