/** The files beside the pages: for search engines, and for the static host that serves them. */
import { BRAND } from '../brand.ts'
import type { RouteEntry } from '../routes.ts'

const whole = (path: string): string => new URL(path, BRAND.site).href

export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${whole(path).replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * The file of a page below the built folder: decoded, as static hosts look it up. None where a slug would not stay one
 * name in that folder: such a page is made by the app.
 */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const names = path.slice(1).split('/').map(decodeURIComponent)
  return names.every((name) => /^[^./\\][^/\\]*$/.test(name) && !name.includes('\0'))
    ? `${names.join('/')}.html`
    : undefined
}

/** Pages for nobody but their visitor say `noindex` themselves: a page that may not be read cannot say so. */
export function robots(): string {
  return `User-agent: *\nDisallow: /v1/\n\nSitemap: ${whole('/sitemap.xml')}\n`
}

/**
 * What is no file: a page of the route table that could not be rendered ahead is the app, anything else is the
 * not-available page. Netlify's and Cloudflare's format; `npm start` follows it too.
 */
export function redirectsFile(routes: readonly RouteEntry[]): string {
  const app = routes.filter(({ path }) => path.includes(':'))
  return [...app.map(({ path }) => `${path} /app.html 200`), '/* /404.html 404', ''].join('\n')
}

/**
 * Security headers on all, a year for what carries a hash or never changes. Pictures may be shown by other sites, share cards
 * have to. These hosts join what is said twice, so the pages themselves go without that line.
 */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`)
  const kept = [
    ['/assets/*', 'same-origin'],
    ['/art/*', 'cross-origin'],
  ] as const
  const forever = kept.map(
    ([path, policy]) =>
      `${path}\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: ${policy}`,
  )
  return `/*\n${lines.join('\n')}\n${forever.join('\n')}\n`
}
