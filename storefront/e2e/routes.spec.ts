import { openAsCustomer } from './testing/customer.ts'
import { BRAND } from '../brand.ts'
import { ROUTES, routeOf } from '../routes.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER } from './testing/visitor.ts'

/** A page of each public route, and the requirement that names it. A route of our own has none. */
const OPEN: Readonly<Record<string, `@${string}` | undefined>> = {
  '/': '@SHELL-088',
  '/outfits': '@SHELL-089',
  '/props': '@SHELL-090',
  '/sets': '@SHELL-091',
  '/set/glasshouse': '@SHELL-092',
  '/hire-professionals': '@SHELL-093',
  '/hire-professionals/photographers': '@SHELL-094',
  '/food-and-beverages': '@SHELL-095',
  '/events': '@SHELL-096',
  '/event/wedding': '@SHELL-097',
  '/pricing/product-garment': '@SHELL-098',
  '/faqs': '@SHELL-099',
  '/blog': '@SHELL-100',
  '/portfolio/anaya-deshmukh': '@SHELL-102',
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

/** Live regions with words. Chromium announces them as the page opens, before its title. */
const LIVE = ['[aria-live=polite]', '[aria-live=assertive]', ':is([role=status], [role=alert]):not([aria-live=off])']

/** Checkout redirects a guest (booking.spec.ts); the share card of a post lacks the site's name (blog.spec.ts). */
const ELSEWHERE: readonly string[] = ['/checkout', '/blog/:bid']

test('the list of public pages has every route', () => {
  const listed = Object.keys(OPEN).map((path) => routeOf(path)?.path)
  const open = ROUTES.filter(({ path, bare, loginNeeded }) => !bare && !loginNeeded && !ELSEWHERE.includes(path))
  expect(
    open.map(({ path }) => path).filter((path) => !listed.includes(path)),
    'Add an address of each to OPEN in storefront/e2e/routes.spec.ts',
  ).toEqual([])
})

test(
  'a guest can open every page, each with header, footer and a unique title',
  {
    tag: [
      '@smoke',
      ...Object.values(OPEN).filter((id) => id !== undefined),
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
    test.setTimeout(120_000)
    const titles = new Map<string, string>()
    for (const path of Object.keys(OPEN)) {
      await page.goto(shop.url(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(shop.url(path))
      await expect(page.getByRole('banner'), path).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
      const title = await page.title()
      expect(titles.get(title), `${path} has the title of another page`).toBeUndefined()
      titles.set(title, path)
      if (path !== '/') expect(title).toMatch(new RegExp(`. \\| ${BRAND.name}$`))
      await expect(page.getByRole('main').locator(LIVE.join()).filter({ hasText: /\S/ }), path).toHaveCount(0)
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /.{20}/)
    }
  },
)

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
  },
)

test.describe('an unknown address', () => {
  // The console reports the status 404.
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of ['/nope/x', '/restaurant', '/admin', '/set', '/blog/a/b']) {
    test(`${path} leads to /404`, { tag: ['@SHELL-119', '@SHELL-072', '@ERR-34'] }, async ({ page, shop }) => {
      const answer = await page.goto(shop.url(path))
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(shop.url('/404'))
      await expect(page.getByRole('heading', { name: "Look like You're lost" })).toBeVisible()
    })
  }

  test('a page removed since the build is rendered by the app as not found', async ({ page, shop }) => {
    const answer = await page.goto(shop.url('/set/nobody-built-this'))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(shop.url('/set/nobody-built-this'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test(
  'pages about one visitor are served with a title and share tags of their own, each of them once after the start',
  { tag: ['@SHELL-121', '@SHELL-122', '@SHELL-123'] },
  async ({ page, shop }) => {
    const TAGS = 'head > title, head > meta[property], head > meta[name="description"], head > meta[name="robots"]'
    for (const { path, title } of ROUTES.filter(({ personal }) => personal)) {
      const html = await (await page.request.get(shop.url(path))).text()
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
    await openAsCustomer(page, shop, '/bookings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const names = await page.locator(TAGS).evaluateAll((tags) => tags.map((tag) => tag.outerHTML.split(' content=')[0]))
    expect(new Set(names).size).toBe(names.length)
    await page.getByRole('banner').getByRole('link', { name: BRAND.name }).first().click()
    await expect(page).toHaveTitle(`${BRAND.name} | ${BRAND.tagline}`)
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  },
)
