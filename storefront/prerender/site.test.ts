import { expect, it } from 'vitest'
import { BRAND } from '../brand.ts'
import { feed, fileOf, headersFile, robots, sitemap } from './site.ts'

it('gives search engines absolute addresses', () => {
  expect(sitemap(['/sets', '/set/a&b'])).toContain(`<loc>${BRAND.site}/set/a&amp;b</loc>`)
  expect(robots()).toContain(`Sitemap: ${BRAND.site}/sitemap.xml`)
})

it('names search engines no page without a file', () => {
  const text = sitemap(['/', '/blog/a%2Fb', '/blog/.net', '/blog/..', `/blog/${'a'.repeat(251)}`, '/blog/v1.2'])
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${BRAND.site}/</loc>`, `<loc>${BRAND.site}/blog/v1.2</loc>`])
})

it('lists posts in a feed, with the signs of XML escaped', () => {
  const text = feed([{ Slug: 'dusk & dawn', Title: 'Dusk <b>', Description: '"One" & two' }])
  expect(text).toContain(`<link>${BRAND.site}/blog/dusk%20%26%20dawn</link>`)
  expect(text).toContain('<title>Dusk &lt;b&gt;</title>')
  expect(text).toContain('<description>&quot;One&quot; &amp; two</description>')
})

it('has a space in the feed for what no XML may contain', () => {
  const text = feed([{ Slug: 'dusk', Title: 'Dusk\u000Band dawn', Description: 'One\ttwo\nthree\u001F😀\uFFFF' }])
  expect(text).toContain('<title>Dusk and dawn</title>')
  expect(text).toContain('<description>One\ttwo\nthree 😀 </description>')
})

it('caches files with a hash for a year and drawings for an hour, and lets other sites show only pictures', () => {
  expect(headersFile({ 'X-Content-Type-Options': 'nosniff' })).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin\n/art/*\n  Cache-Control: public, max-age=3600, stale-while-revalidate=604800\n  Cross-Origin-Resource-Policy: cross-origin\n/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n  Cross-Origin-Resource-Policy: same-origin\n',
  )
})

it('names a page’s file as a static host looks it up, inside the folder', () => {
  expect(fileOf('/')).toBe('index.html')
  expect(fileOf('/set/courtyard')).toBe('set/courtyard.html')
  expect(fileOf('/blog/%E0%A4%B6%E0%A4%BE%E0%A4%A6%E0%A5%80%20v1.2')).toBe('blog/शादी v1.2.html')
  for (const slug of ['..%2F..%2Fetc', '..', '.hidden', 'a%2Fb', 'a%5Cb', 'a%00', 'what%3F', 'no%231'])
    expect(fileOf(`/blog/${slug}`)).toBeUndefined()
})

it('leaves a slug to the app whose file name would be longer than file systems allow', () => {
  expect(fileOf(`/blog/${'a'.repeat(250)}`)).toBeDefined()
  expect(fileOf(`/blog/${'a'.repeat(251)}`)).toBeUndefined()
  // Each letter takes three bytes in UTF-8.
  expect(fileOf(`/blog/${encodeURIComponent('அ'.repeat(84))}`)).toBeUndefined()
})
