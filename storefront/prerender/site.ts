import { SLUG_BYTES } from '../api/contract/values.ts'
import { BRAND } from '../brand.ts'

const whole = (path: string): string => new URL(path, BRAND.site).href

export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${whole(path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
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

/**
 * Security headers for all, a year for files with a hash and pictures. Other sites may show pictures. These hosts join
 * repeated headers, so pages have no line for that one.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  const kept = [
    ['/assets/*', 'same-origin'],
    ['/art/*', 'cross-origin'],
    ['/pictures/*', 'same-origin'],
  ] as const
  const forever = kept.map(
    ([path, policy]) =>
      `${path}\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: ${policy}`,
  )
  return `/*\n${lines.join('\n')}\n${forever.join('\n')}\n`
}
