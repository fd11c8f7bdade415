import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer as createShop, type RunningShop } from '../../mocks/server.ts'
import { ROUTES } from '../routes.ts'
import type * as Renderer from '../prerender/render.tsx'
import type { PageAnswers } from '../state/dehydrated.ts'
import { prerenderSite } from './prerenderSite.ts'
import { OF_A_BUILD, siteFolder } from './siteFolder.ts'

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Shop</title><script type="module" crossorigin src="/assets/first.js"></script></head><body><div id="app"></div></body></html>'
const PAGES = ROUTES.flatMap(({ page, parts = [] }) => [page.displayName ?? '', ...parts])
const MANIFEST = Object.fromEntries(
  ['client.tsx', 'shell/date/VisitDay.tsx', ...PAGES.map((name) => `routes/${name}.tsx`)].map((source) => [
    source,
    { file: `assets/${basename(source, '.tsx')}.js`, name: basename(source, '.tsx') },
  ]),
)

let shop: RunningShop
let provider: Server
let parent = ''
let dist = ''
let asked: string[] = []
/** Changes each response; undefined makes the server fail. */
let change: (call: string, body: string) => string | undefined
/** Delays a call until another one has been answered. */
let after: Readonly<Record<string, string>>
const answered = new Map<string, PromiseWithResolvers<void>>()

function answerTo(call: string): PromiseWithResolvers<void> {
  const answer = answered.get(call) ?? Promise.withResolvers<void>()
  answered.set(call, answer)
  return answer
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'prerender-'))
  dist = join(parent, 'dist')
  shop = await createShop({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
  provider = createServer((message, target) => {
    const call = /\/v1\/(\w+)/.exec(message.url ?? '')?.[1] ?? ''
    asked.push(call)
    void (async () => {
      const answer = await fetch(shop.address + message.url, {
        method: message.method ?? 'GET',
        headers: { 'x-api-key': 'demo-key', 'content-type': 'application/json' },
        ...(message.method === 'POST' && { body: await text(message) }),
      })
      const changed = change(call, await answer.text())
      if (after[call] !== undefined) await answerTo(after[call]).promise
      target.writeHead(changed === undefined ? 503 : 200, { 'content-type': 'application/json' }).end(changed)
      target.on('finish', answerTo(call).resolve)
    })()
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await shop.close()
  rmSync(parent, { recursive: true })
  // The next test file in this worker must not use this build.
  vi.resetModules()
})

let renderer: typeof Renderer

/** Drops cached answers, which otherwise last for a whole build. */
async function startRenderer(): Promise<void> {
  vi.resetModules()
  renderer = await import('../prerender/render.tsx')
  const { port } = provider.address() as AddressInfo
  renderer.configure({ ...shop.settings, apiBase: `http://127.0.0.1:${port}/` })
}

beforeEach(async () => {
  asked = []
  change = (_call, body) => body
  after = {}
  answered.clear()
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), 'the old site')
  for (const name of OF_A_BUILD) writeFileSync(join(dist, name), '')
  await startRenderer()
}, 60_000)
afterEach(() => expect(readdirSync(parent)).toEqual(['dist']))

async function build(): Promise<readonly string[]> {
  const site = siteFolder(dist)
  try {
    const { write } = site
    const paths = await prerenderSite({ renderer, template: TEMPLATE, manifest: MANIFEST, joinSheets: String, write })
    site.publish()
    return paths
  } finally {
    site.discard()
  }
}

const home = () => readFileSync(join(dist, 'index.html'), 'utf8')

it('replaces the site by one with every page', { timeout: 60_000 }, async () => {
  const paths = await build()
  expect(paths.length).toBeGreaterThan(80)
  expect(home()).toContain('id="dehydrated"')
  expect(readdirSync(join(dist, 'pricing')).length).toBe(7)
  const answers = JSON.parse(readFileSync(join(dist, 'answers/set/glasshouse.json'), 'utf8')) as PageAnswers
  expect(answers.build).toBe('/assets/first.js')
  expect(Object.keys(answers.resources)).toContain('set glasshouse')
  // Some hosts open the folder in place of the page with the same name.
  expect(readFileSync(join(dist, 'blog/index.html'), 'utf8')).toBe(readFileSync(join(dist, 'blog.html'), 'utf8'))
  expect(renderer.takeWarnings()).toEqual([])
})

it('writes the same page in whatever order the answers come', { timeout: 60_000 }, async () => {
  const render = async (order: typeof after) => {
    after = order
    answered.clear()
    await startRenderer()
    await renderer.prepare()
    return renderer.render('/')
  }
  const first = await render({ GetFoodAndBeverages: 'GetPropCategory' })
  expect(await render({ GetPropCategory: 'GetFoodAndBeverages' })).toEqual(first)
})

it(
  'leaves the old site where the provider fails after many pages, and names call and page',
  { timeout: 60_000 },
  async () => {
    change = (call, body) => (call === 'GetBlogWithSlug' ? undefined : body)
    await expect(build()).rejects.toThrow(/^\/blog\/[\w-]+: .*GetBlogWithSlug: HTTP status 503$/)
    expect(asked.length).toBeGreaterThan(20)
    expect([home(), readdirSync(dist)]).toEqual(['the old site', [...OF_A_BUILD, 'index.html'].toSorted()])
  },
)

it('names the call where the provider cannot be reached at all', { timeout: 60_000 }, async () => {
  change = () => undefined
  await expect(build()).rejects.toThrow('GetPackageCategory: HTTP status 503')
  expect(home()).toBe('the old site')
})

it.each([
  'GetPropCategory',
  'GetOutfitCategory',
  'GetProfessionalCategory',
  'GetFoodAndBeverages',
  'GetEventsCategory',
])(
  'leaves the old site where the first %s fails, which would take a menu from every page',
  { timeout: 60_000 },
  async (menu) => {
    change = (call, body) => (call === menu && asked.filter((other) => other === menu).length === 1 ? undefined : body)
    await expect(build()).rejects.toThrow(`${menu}: HTTP status 503`)
    expect(home()).toBe('the old site')
  },
)

it('builds without a menu that is refused', { timeout: 60_000 }, async () => {
  change = (call, body) =>
    call === 'GetPropCategory' ? JSON.stringify({ response: { n: 0, Msg: 'No props here.' } }) : body
  await renderer.prepare()
  const { menus } = JSON.parse((await renderer.render('/faqs')).dehydrated) as { menus: object }
  expect(Object.keys(menus)).toEqual(['meals', 'outfits', 'professionals', 'setup'])
})

it.each([
  ['has no outfits', { Outfitcategorylist: [] }],
  ['refuses its outfits', { Response: { n: 0, Msg: 'No outfits here.' } }],
])('shows the page of outfits where the provider %s', { timeout: 60_000 }, async (_title, more) => {
  change = (call, body) =>
    call === 'GetOutfitCategory' ? JSON.stringify({ ...(JSON.parse(body) as object), ...more }) : body
  await renderer.prepare()
  expect((await renderer.render('/outfits')).body).toContain('Show all outfits')
})

it('warns of each refused call, whose page shows no more than a sentence', { timeout: 60_000 }, async () => {
  const Msg = 'Something went wrong on our side. Please try again.'
  const refused = ['GetSetViewDetails', 'GetFAQ', 'GetFoodAndBeverages', 'GetPropCategory']
  change = (call, body) => (refused.includes(call) ? JSON.stringify({ response: { n: 0, Msg } }) : body)
  await renderer.prepare()
  for (const page of ['/set/glasshouse', '/set/stepwell', '/faqs', '/food-and-beverages', '/props'])
    await renderer.render(page)
  expect(renderer.takeWarnings().toSorted()).toEqual([
    `GetFAQ was refused for /faqs: “${Msg}”`,
    `GetFoodAndBeverages was refused for /food-and-beverages: “${Msg}”`,
    `GetPropCategory was refused for /props: “${Msg}”`,
    `GetSetViewDetails was refused for /set/glasshouse, /set/stepwell: “${Msg}”`,
  ])
})

describe('a provider without end', () => {
  const blogsSay = (PageCount: number, more: object = {}) => {
    change = (call, body) =>
      call === 'GetBlogs' ? JSON.stringify({ ...(JSON.parse(body) as object), PageCount, ...more }) : body
  }
  const pagesAsked = () => asked.filter((call) => call === 'GetBlogs').length

  it('stops the build by its number of pages, before they are asked for', { timeout: 60_000 }, async () => {
    blogsSay(70_000_000)
    await expect(build()).rejects.toThrow('GetBlogs: PageCount is 70000000, and at most 2000 are read')
    expect(pagesAsked()).toBeLessThan(5)
    expect(home()).toBe('the old site')
  })

  it('has the first page of many in the list of posts, and links to the others', { timeout: 60_000 }, async () => {
    blogsSay(90)
    await renderer.addresses()
    const { body, dehydrated } = await renderer.render('/blog')
    const { resources } = JSON.parse(dehydrated) as { resources: Record<string, { value: { blogs: unknown[] } }> }
    expect(Object.keys(resources)).toEqual(['posts 1'])
    const links = /<noscript>(.*?)<\/noscript>/.exec(body)?.[1]?.match(/href="\/blog\//g)
    expect(links?.length).toBeGreaterThan(resources['posts 1']!.value.blogs.length)
  })

  it('is asked for no page after an empty one', { timeout: 60_000 }, async () => {
    blogsSay(2000, { blogs: [] })
    await renderer.addresses()
    expect(pagesAsked()).toBeLessThan(20)
  })
})

it('warns of refused outfits that only the search asks for', { timeout: 60_000 }, async () => {
  await renderer.prepare()
  await renderer.render('/outfits')
  change = (call, body) =>
    call === 'GetOutFits' ? JSON.stringify({ response: { n: 0, Msg: 'No outfits today.' } }) : body
  await renderer.searchIndex()
  expect(renderer.takeWarnings()).toEqual(['GetOutFits was refused for the search: “No outfits today.”'])
})
