import { describe, expect, it } from 'vitest'
import { documentOf, filesOf, type Manifest } from './document.ts'

const MANIFEST: Manifest = {
  'client.tsx': { file: 'assets/client.js', css: ['assets/client.css'], imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop.js', css: ['assets/shop.css'], imports: ['client.tsx'] },
  'routes/Sets.tsx': {
    file: 'assets/Sets.js',
    css: ['assets/Sets.css'],
    imports: ['_shop.js'],
    dynamicImports: ['routes/Box.tsx'],
  },
  'shell/date/VisitDay.tsx': { file: 'assets/VisitDay.js', css: ['assets/client.css'] },
  'routes/Box.tsx': { file: 'assets/Box.js', css: ['assets/Box.css'] },
}
const TEMPLATE =
  '<!doctype html>\n<html lang="en"><head><title>Shop</title><script type="module" src="/assets/early.js"></script></head><body><div id="app"></div></body></html>'
const joinSheets = (sheets: readonly string[]) => `/assets/page-of-${sheets.length}.css`
const page = {
  head: '<title>Sets for $& | Shop</title>',
  body: '<h1>Sets</h1>',
  dehydrated: '{"resources":{}}',
  isOfDay: true,
}

describe('the files of a page', () => {
  it('are its static imports, once each', () => {
    expect(filesOf(MANIFEST, 'routes/Sets.tsx').css).toEqual([
      '/assets/client.css',
      '/assets/shop.css',
      '/assets/Sets.css',
    ])
    expect(filesOf(MANIFEST, 'routes/Sets.tsx').scripts).not.toContain('/assets/Box.js')
  })

  it('are not guessed: without them a page would have no styles', () => {
    expect(() => filesOf(MANIFEST, 'routes/Doors.tsx')).toThrow('The build has no file for routes/Doors.tsx.')
  })
})

describe('a prerendered page', () => {
  const html = documentOf(TEMPLATE, {
    sources: ['client.tsx', 'routes/Sets.tsx'],
    manifest: MANIFEST,
    joinSheets,
    page,
  })

  it('has one title, its text and its data unchanged', () => {
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain('<title>Sets for $& | Shop</title>')
    expect(html).toContain(
      '<div id="app"><h1>Sets</h1></div><script type="application/json" id="dehydrated">{"resources":{}}</script>',
    )
  })

  it('has one style sheet, and names those that are in it', () => {
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/page-of-3.css">',
    ])
    expect(html).toMatch(/ data-parts="[^"]* \/assets\/shop.css \/assets\/client.css \/assets\/Sets.css"/)
  })

  it('names its scripts without loading them', () => {
    expect(html).toContain('data-parts="/assets/')
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<html data-start="idle" data-of-day ')
  })
})

it('about one visitor has its head, and is rendered by the app, which is loaded at once', () => {
  const head = '<title>Your cart for $& | Shop</title><meta name="robots" content="noindex"/>'
  const sources = ['client.tsx', 'routes/Sets.tsx']
  const html = documentOf(TEMPLATE, { sources, manifest: MANIFEST, joinSheets, page: { head } })
  expect(html.match(/<title/g)).toHaveLength(1)
  expect(html).toContain('<title data-served>Your cart for $& | Shop</title><meta data-served name="robots"')
  expect(html).toContain('<div id="app"></div>')
  expect(html).toContain('<link rel="modulepreload" href="/assets/Sets.js">')
  expect(html).not.toContain('data-start')
})
