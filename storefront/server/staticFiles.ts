import { randomBytes } from 'node:crypto'
import { FORGERY_COOKIE, ownCookie, ownCookieOf } from './cookies.ts'
import { CACHING } from '../prerender/site.ts'
import type { Settings } from '../settings.ts'
import { jsonInPage } from '../text/json.ts'
import { createFileCache } from './fileCache.ts'
import { plain, type Content } from './http.ts'

interface RequestHeaders {
  readonly cookie: string | null
  readonly accepted?: string | undefined
  readonly etag?: string | undefined
}

const TOKEN = /^[0-9a-f]{32}$/

/** As on a static host; other files are revalidated. */
function cachingOf(path: string): string {
  return CACHING.find(([folder]) => path.startsWith(folder))?.[1] ?? 'no-cache'
}

const SETTINGS = /(<script\b(?=[^>]*\bid="settings")[^>]*)>[^<]*<\/script>/

export function pageWith(html: string, settings: Settings): string {
  const json = jsonInPage(settings)
  return html.replace(SETTINGS, (_all, opening: string) => `${opening}>${json}</script>`)
}

export function createStaticFiles(dist: string, settings: Settings, isSecure: boolean) {
  const find = createFileCache(dist, (html) => pageWith(html, settings))

  /** Pages may set a cookie, so shared caches must not keep them. */
  function pageHeaders(cookies: string | null): Record<string, string> {
    const known = TOKEN.test(ownCookieOf(cookies, FORGERY_COOKIE))
    const cookie = ownCookie(FORGERY_COOKIE, randomBytes(16).toString('hex'), isSecure)
    return { 'Cache-Control': 'private, no-cache', ...(!known && { 'Set-Cookie': cookie }) }
  }

  /** @param path percent-encoded. */
  return async function serve(path: string, { cookie, accepted, etag }: RequestHeaders): Promise<Content> {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return plain(400, 'This address cannot be read.')
    }
    const found = await find(decoded)
    if (!found) return plain(404, 'There is no such file. If the storefront has not been built yet, build it first.')
    const { file, status } = found
    const caching = file.isPage ? pageHeaders(cookie) : { 'Cache-Control': cachingOf(decoded), ETag: file.etag }
    const isKept = !file.isPage && etag?.replaceAll('W/', '').split(/,\s*/).includes(file.etag)
    if (isKept) return { status: 304, headers: caching, content: '' }
    const { content, encoding } = await file.packedFor(accepted)
    const type = { 'Content-Type': file.type, ...(encoding && { 'Content-Encoding': encoding }) }
    return { status, headers: { ...caching, ...type }, content }
  }
}
