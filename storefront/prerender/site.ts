import { SLUG_BYTES } from '../api/contract/values.ts'
import { BRAND } from '../brand.ts'

const whole = (path: string): string => new URL(path, BRAND.site).href

export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${whole(path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The blog as RSS 2.0, without dates: v1 has none. */
export function feed(posts: readonly { Slug: string; Title: string; Description: string }[]): string {
  const items = posts.map(({ Slug, Title, Description }) => {
    const link = escaped(whole(`/blog/${encodeURIComponent(Slug)}`))
    return `<item><title>${escaped(Title)}</title><link>${link}</link><guid>${link}</guid><description>${escaped(Description)}</description></item>`
  })
  const about = `<title>${escaped(BRAND.name)}</title><link>${whole('/blog')}</link><description>${escaped(BRAND.description)}</description>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${about}\n${items.join('\n')}\n</channel></rss>\n`
}

/**
 * A page's file in the built folder, decoded as static hosts look it up. Undefined where a slug is no single file name, or
 * too long for one: the app renders such a page.
 */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const names = path.slice(1).split('/').map(decodeURIComponent)
  return names.every(
    (name) => /^[^./\\][^/\\]*$/.test(name) && !name.includes('\0') && Buffer.byteLength(name) <= SLUG_BYTES,
  )
    ? `${names.join('/')}.html`
    : undefined
}

/** Private pages say `noindex` themselves: crawlers must be able to read that. */
export function robots(): string {
  return `User-agent: *\nDisallow: /v1/\n\nSitemap: ${whole('/sitemap.xml')}\n`
}

const FOREVER = 'public, max-age=31536000, immutable'

/** By folder. Files of two have a hash in their names; drawings keep their names when they are drawn anew. */
export const CACHING = [
  ['/assets/', FOREVER],
  ['/art/', 'public, max-age=3600, stale-while-revalidate=604800'],
  ['/pictures/', FOREVER],
] as const

/**
 * Security headers for all, and caching. Other sites may show drawings. These hosts join repeated headers, so pages have no
 * line for that one.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  const caching = CACHING.map(([folder, time]) => {
    const policy = folder === '/art/' ? 'cross-origin' : 'same-origin'
    return `${folder}*\n  Cache-Control: ${time}\n  Cross-Origin-Resource-Policy: ${policy}`
  })
  return `/*\n${lines.join('\n')}\n${caching.join('\n')}\n`
}
