import type { Page } from '@playwright/test'
import { BLOGS } from '../../mocks/payloads/blogs.ts'
import { BRAND } from '../brand.ts'
import { PAGES } from '../build/pages.ts'
import type { Pattern } from '../paths.ts'
import { ROUTES, routeOf } from '../routes.ts'
import { coveredByChat } from './testing/chat.ts'
import { openAsCustomer } from './testing/customer.ts'
import { hyphenated } from './testing/hyphenated.ts'
import { reloading } from './testing/reloading.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { CUSTOMER } from './testing/visitor.ts'
import { unseenFocus } from './testing/walk/unseenFocus.ts'

/** The requirement that names a route; routes of our own have none. */
const REQUIRED: Readonly<Partial<Record<Pattern, `@${string}`>>> = {
  '/': '@SHELL-088',
  '/outfits': '@SHELL-089',
  '/props': '@SHELL-090',
  '/sets': '@SHELL-091',
  '/set/:sid': '@SHELL-092',
  '/hire-professionals': '@SHELL-093',
  '/hire-professionals/:pid': '@SHELL-094',
  '/food-and-beverages': '@SHELL-095',
  '/events': '@SHELL-096',
  '/event/:eid': '@SHELL-097',
  '/pricing/:pid': '@SHELL-098',
  '/faqs': '@SHELL-099',
  '/blog': '@SHELL-100',
  '/portfolio/:pid': '@SHELL-102',
  '/contact-us': '@SHELL-103',
  '/restuarant': '@SHELL-104',
  '/terms-and-conditions': '@SHELL-108',
  '/privacy-policy': '@SHELL-109',
  '/refund-policy': '@SHELL-110',
  '/cart': '@SHELL-111',
  '/luxury-cottage-stay': '@SHELL-113',
  '/recce': '@SHELL-117',
  '/login': '@SHELL-115',
  '/register': '@SHELL-116',
}

/** Live regions with text. Chromium announces them before the page's title. */
const LIVE = ['[aria-live=polite]', '[aria-live=assertive]', ':is([role=status], [role=alert]):not([aria-live=off])']

/** Checkout redirects guests (booking.spec.ts); a post's share card lacks the site's name (below). */
const ELSEWHERE: readonly string[] = ['/checkout', '/blog/:bid']

const OPEN = PAGES.map(({ path }) => path).filter((path) => {
  const { bare, loginNeeded, path: pattern } = routeOf(path)!
  return !bare && !loginNeeded && !ELSEWHERE.includes(pattern)
})

async function addresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return Array.from(
    sitemap.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, whole = '']) => new URL(whole.replaceAll('&amp;', '&')).pathname,
  )
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

/** @returns the title. */
async function openHydrated(page: Page, shop: Shop, path: string): Promise<string> {
  const html = (await (await page.goto(shop.url(path)))?.text()) ?? ''
  const [title = '', heading = ''] = [/<title[^>]*>.*?<\/title>/s, /<h1[^>]*>.*?<\/h1>/s].map((part) =>
    textOf(part.exec(html)?.[0] ?? ''),
  )
  // A locator would load the code of Playwright into each page.
  const shown = () =>
    page.evaluate(() => {
      const isShown = (part: Element) =>
        part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden="true"]')
      return [document.title, ...[...document.querySelectorAll('h1')].filter(isShown).map((part) => part.textContent)]
    })
  // Cart and plan have no prerendered heading.
  await expect.poll(shown, path).toEqual([title, heading || routeOf(path)?.title])
  expect(await page.evaluate(hyphenated), path).toEqual([])
  return title
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The chat link becomes fixed at 1200 px and grows at 1500 px. */
const WIDTHS = [320, 768, 1200, 1500]
const POST = '/blog/how-to-chase-golden-hour'

test.describe.configure({ timeout: 180_000 })

test(
  'a guest can open every page, each with header, footer and a unique title',
  {
    tag: [
      '@smoke',
      ...Object.values(REQUIRED),
      '@SHELL-001',
      '@SHELL-042',
      '@SHELL-073',
      '@SHELL-121',
      '@SHELL-122',
      '@SHELL-123',
      '@SHELL-125',
    ],
  },
  async ({ page, shop }) => {
    const titles = new Map<string, string>()
    for (const path of [...OPEN, POST]) {
      const title = await openHydrated(page, shop, path)
      await expect(page).toHaveURL(shop.url(path))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
      await expect(page.getByRole('banner'), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
      titles.set(title, path)
      await expect(page.getByRole('main').locator(LIVE.join()).filter({ hasText: /\S/ }), path).toHaveCount(0)
      if (path !== '/') expect(title).toMatch(new RegExp(`. \\| ${BRAND.name}$`))
      if (path !== POST) await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /.{20}/)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page), `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
        if (routeOf(path)?.chat)
          expect(await coveredByChat(page), `under the chat of ${path} at ${width} px`).toEqual([])
      }
      // Header and footer are the same on every page.
      const within = path === '/' ? 'body' : 'main'
      expect(await page.evaluate(reloading, within), path).toEqual([])
      expect(await unseenFocus(page, within), path).toEqual([])
    }
  },
)

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test(
    'every other page hydrates without an error, keeps its content and fits the window',
    { tag: ['@SHELL-121'] },
    async ({ page, shop }) => {
      const others = (await addresses(shop.address)).filter((path) => !OPEN.includes(path) && path !== POST)
      expect(others.length).toBeGreaterThan(40)
      for (const path of others) {
        await openHydrated(page, shop, path)
        expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    },
  )
})

test(
  'a customer can open the result pages at their misspelt addresses',
  { tag: ['@SHELL-105', '@SHELL-106', '@SHELL-107', '@SHELL-114', '@SHELL-078'] },
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/order-success')
    const heading = page.getByRole('heading', { level: 1 })
    const said = (await heading.textContent()) ?? ''
    await page.goto(shop.url('/order-placed-sucessfully'))
    await expect(heading).toHaveText(said)
    await page.goto(shop.url('/order-failed'))
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveText(said)
    await expect(page).toHaveURL(shop.url('/order-failed'))
    await page.goto(shop.url('/bookings'))
    await expect(heading).toHaveText(`Welcome, ${CUSTOMER.name}`)

    // The page's own tags replace those that were served with it.
    const TAGS = 'head > title, head > meta[property], head > meta[name="description"], head > meta[name="robots"]'
    const names = await page.locator(TAGS).evaluateAll((tags) => tags.map((tag) => tag.outerHTML.split(' content=')[0]))
    expect(new Set(names).size).toBe(names.length)
    await page.getByRole('banner').getByRole('link', { name: BRAND.name }).first().click()
    await expect(page).toHaveTitle(`${BRAND.name} | ${BRAND.tagline}`)
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  },
)

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test(
    'leads to /404, whatever is behind it',
    { tag: ['@SHELL-119', '@SHELL-072', '@ERR-34'] },
    async ({ page, shop }) => {
      for (const path of ['/nope/x', '/SETS', '/set', '/sets/a%2Fb', '/blog/a/b', '/%22%3E%3Cb%3E', '/nope/?x=%22']) {
        const answer = await page.goto(shop.url(path))
        expect(answer?.status(), path).toBe(404)
        await expect(page).toHaveURL(/\/404(?:\?|$)/)
        await expect(page.getByRole('heading', { name: "Look like You're lost" })).toBeVisible()
      }
      await page.getByRole('link', { name: 'Go to Home' }).click()
      await expect(page).toHaveURL(shop.url('/'))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // Inside the shop no server answers, so the app itself must lead there.
      await page.evaluate(() => history.pushState(null, '', '/nope'))
      await expect(page).toHaveURL(shop.url('/404'))
      await expect(page.getByRole('heading', { name: "Look like You're lost" })).toBeVisible()
    },
  )
})

test(
  'pages about one visitor are served with a title and share tags of their own',
  { tag: ['@SHELL-121', '@SHELL-122', '@SHELL-123'] },
  async ({ request, shop }) => {
    for (const { path, title } of ROUTES.filter(({ personal }) => personal)) {
      const html = await (await request.get(shop.url(path))).text()
      const whole = `${title} | ${BRAND.name}`
      expect(
        html.match(/<title[^>]*>[^<]*/g)?.map((tag) => tag.replace(/^.*>/, '')),
        path,
      ).toEqual([whole])
      const served = (tag: string) =>
        Array.from(html.matchAll(new RegExp(`<meta [^>]*${tag}[^>]*content="([^"]*)"`, 'g')), (found) => found[1])
      expect(served('property="og:title"'), path).toEqual([whole])
      expect(served('property="og:url"'), path).toEqual([`${BRAND.site}${path}`])
      expect(served('property="og:description"')[0], path).toMatch(/.{20}/)
      expect(served('name="robots"'), path).toEqual(['noindex'])
    }
  },
)

test(
  'a post is served with its own title and metadata for sharing',
  { tag: ['@SHELL-101', '@SHELL-131', '@SHELL-132'] },
  async ({ request, shop }) => {
    const { Slug, Title, Description } = BLOGS[0]!
    const html = await (await request.get(shop.url(`/blog/${Slug}`))).text()
    const metadata = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(`${Title} | Aperture Acres`)
    expect(metadata('title')).toBe(Title)
    expect(metadata('description')).toBe(Description)
    expect(metadata('type')).toBe('article')
    expect(metadata('image')).toMatch(/\/art\/share\/blog\/golden-hour\.png$/)
    expect(html).toContain('"@type":"BlogPosting"')
  },
)
