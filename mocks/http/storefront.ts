/** Serves the built storefront: files as they are, pages with this run's settings. */
import { createFiles, type StoredFile } from './files.ts'
import { packed } from './compression.ts'
import { pageWith, type PageSettings } from './page.ts'
import { securityHeaders, type Origins } from './security.ts'
import { cookieOf } from '../provider/cookies.ts'
import { FORGERY_COOKIE } from '../provider/provider.ts'
import { secureRandom } from '../sandbox.ts'
import { randomHex } from '../provider/world.ts'

export interface Served {
  readonly status: number
  readonly headers: Record<string, string>
  readonly content: Buffer
}

/** What of the request's headers matters here. */
interface Asking {
  readonly cookie: string | null
  readonly accepted?: string | undefined
  readonly etag?: string | undefined
}

const FOREVER = 'public, max-age=31536000, immutable'
const TOKEN = /^[0-9a-f]{32}$/

/** Assets carry a hash in their name and pictures never change within a version; all else is asked for again. */
function cachingOf(path: string): string {
  return /^\/(?:assets|art)\//.test(path) ? FOREVER : 'no-cache'
}

function plain(status: number, sentence: string): Served {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return { status, headers, content: Buffer.from(sentence) }
}

export function createStorefront(dist: string, settings: PageSettings, origins: Origins) {
  const files = createFiles(dist)

  async function page({ file, status }: { file: StoredFile; status: number }, cookies: string | null, accepted: string | undefined): Promise<Served> {
    const html = Buffer.from(pageWith(file.content.toString('utf8'), settings))
    const { content, encoding } = await packed(html, file.type, accepted, 'quickly')
    const known = TOKEN.test(cookieOf(cookies, FORGERY_COOKIE))
    const cookie = `${FORGERY_COOKIE}=${randomHex(secureRandom, 16)}; Path=/; SameSite=Lax`
    return {
      status,
      content,
      headers: {
        ...securityHeaders(origins),
        'Content-Type': file.type,
        // Maybe another cookie each time: never kept by anything shared.
        'Cache-Control': 'private, no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
        ...(!known && { 'Set-Cookie': cookie }),
      },
    }
  }

  /** The answer to a GET for a path of the address, still encoded. */
  return async function serve(path: string, headers: Asking): Promise<Served> {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return plain(400, 'This address cannot be read.')
    }
    const found = await files.find(decoded)
    if (!found) return plain(404, 'There is no such file. If the storefront has not been built yet, build it first.')
    const { file } = found
    if (file.isPage) return page(found, headers.cookie, headers.accepted)
    const caching = { 'Cache-Control': cachingOf(decoded), ETag: file.etag, Vary: 'Accept-Encoding' }
    const isKept = headers.etag?.split(/,\s*/).includes(file.etag)
    if (isKept) return { status: 304, headers: caching, content: Buffer.alloc(0) }
    const { content, encoding } = await file.packedFor(headers.accepted)
    const type = { 'Content-Type': file.type, ...(encoding && { 'Content-Encoding': encoding }) }
    return { status: 200, headers: { ...caching, ...type }, content }
  }
}
