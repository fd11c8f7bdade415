import { SLUG_BYTES } from '../api/contract/values.ts'
import { BRAND } from '../brand.ts'

const whole = (path: string): string => new URL(path, BRAND.site).href

/** Leaves out pages without a file, which static hosts answer with 404. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.filter(fileOf).map((path) => `  <url><loc>${whole(path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** XML allows no other control character, such as the line breaks that Word puts into copied texts. */
const NOT_IN_XML = /[^\t\n\r -\uFFFD]/g

const escaped = (text: string): string =>
  text
    .replace(NOT_IN_XML, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** RSS 2.0 without dates, because v1 has none. */
export function feed(posts: readonly { Slug: string; Title: string; Description: string }[]): string {
  const items = posts.map(({ Slug, Title, Description }) => {
    const link = escaped(whole(`/blog/${encodeURIComponent(Slug)}`))
    return `<item><title>${escaped(Title)}</title><link>${link}</link><guid>${link}</guid><description>${escaped(Description)}</description></item>`
  })
  const about = `<title>${escaped(BRAND.name)}</title><link>${whole('/blog')}</link><description>${escaped(BRAND.description)}</description>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${about}\n${items.join('\n')}\n</channel></rss>\n`
}

/**
 * The path of a page's file in the built folder, decoded as static hosts look it up. Undefined if a slug is too long or
 * no valid file name; the app renders such a page. Netlify refuses a whole site for one file with `?` or `#`.
 */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const names = path.slice(1).split('/').map(decodeURIComponent)
  return names.every(
    (name) => /^[^./\\?#][^/\\?#]*$/.test(name) && !name.includes('\0') && Buffer.byteLength(name) <= SLUG_BYTES,
  )
    ? `${names.join('/')}.html`
    : undefined
}

/** Private pages are not disallowed, or crawlers could not read their `noindex`. */
export function robots(): string {
  return `User-agent: *\nDisallow: /v1/\n\nSitemap: ${whole('/sitemap.xml')}\n`
}

const FOREVER = 'public, max-age=31536000, immutable'

/** Files in two of the folders have a hash in their names, but a changed drawing keeps its name. */
export const CACHING = [
  ['/assets/', FOREVER],
  ['/art/', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['/pictures/', FOREVER],
] as const

/**
 * Security headers and caching. Other sites may show drawings. Pages have no line for that, because hosts join repeated
 * headers.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  const caching = CACHING.map(([folder, time]) => {
    const policy = folder === '/art/' ? 'cross-origin' : 'same-origin'
    return `${folder}*\n  Cache-Control: ${time}\n  Cross-Origin-Resource-Policy: ${policy}`
  })
  return `/*\n${lines.join('\n')}\n${caching.join('\n')}\n`
}
